import type {
  AddressGateway,
  CardTokenizer,
  CartGateway,
  Clock,
  GuestGateway,
  OrderGateway,
  PaymentGateway,
  ProductCatalog,
  ShopDirectory,
  Showcase,
} from '@market/domain'
import type { CartStore, NoticeStore, SessionStore, SuggestionStore } from '@market/stores'
import type { ServiceIdentifier } from 'inversify'

/** A token shares its port's name; the domain carries no decorators. */
export const services = {
  Clock: Symbol('Clock') as ServiceIdentifier<Clock>,
  ProductCatalog: Symbol('ProductCatalog') as ServiceIdentifier<ProductCatalog>,
  Showcase: Symbol('Showcase') as ServiceIdentifier<Showcase>,
  ShopDirectory: Symbol('ShopDirectory') as ServiceIdentifier<ShopDirectory>,
  CartGateway: Symbol('CartGateway') as ServiceIdentifier<CartGateway>,
  AddressGateway: Symbol('AddressGateway') as ServiceIdentifier<AddressGateway>,
  GuestGateway: Symbol('GuestGateway') as ServiceIdentifier<GuestGateway>,
  PaymentGateway: Symbol('PaymentGateway') as ServiceIdentifier<PaymentGateway>,
  CardTokenizer: Symbol('CardTokenizer') as ServiceIdentifier<CardTokenizer>,
  OrderGateway: Symbol('OrderGateway') as ServiceIdentifier<OrderGateway>,
  SessionStore: Symbol('SessionStore') as ServiceIdentifier<SessionStore>,
  CartStore: Symbol('CartStore') as ServiceIdentifier<CartStore>,
  NoticeStore: Symbol('NoticeStore') as ServiceIdentifier<NoticeStore>,
  SuggestionStore: Symbol('SuggestionStore') as ServiceIdentifier<SuggestionStore>,
} as const
