import type { Clock } from '@market/domain/kernel'
import type { AlarmGateway } from '@market/domain/alarms'
import type { BuyBackGateway } from '@market/domain/buy-back'
import type { ExpiringStore } from '@market/domain/session'
import type {
  AddressGateway,
  IdentityGateway,
  MembershipGateway,
  NotificationGateway,
  PasskeyGateway,
  PhoneGateway,
  PasswordGateway,
  PrivacyGateway,
  ProfileGateway,
  SecondStepGateway,
} from '@market/domain/account'
import type {
  CampaignCatalog,
  CategoryCatalog,
  CollectionCatalog,
  GiftCatalog,
  OriginCatalog,
  ProductCatalog,
} from '@market/domain/catalog'
import type { PromotionGateway } from '@market/domain/promotions'
import type {
  AppBridge,
  CartGateway,
  GiftCodeGateway,
  SharedCartGateway,
  FastShippingGateway,
  GiftChoiceGateway,
  InsuranceGateway,
  SavedGateway,
} from '@market/domain/cart'
import type {
  ContactGateway,
  ContentLibrary,
  WholesaleGateway,
  PollGateway,
  FriendGateway,
} from '@market/domain/content'
import type { DealCatalog } from '@market/domain/deals'
import type { QuestionGateway, ReviewGateway, ReviewPhotoGateway } from '@market/domain/reviews'
import type { ShopFollowing, SellerApplications, ShopDirectory, ShopPages } from '@market/domain/shops'
import type {
  CardTokenizer,
  GuestGateway,
  OrderPaymentGateway,
  PaymentGateway,
  SavedCardGateway,
  ShippingGateway,
  StoredCardTokenizer,
} from '@market/domain/checkout'
import type { SharedListGateway, ListGateway } from '@market/domain/lists'
import type { HgsGateway } from '@market/domain/hgs'
import type {
  PushGateway,
  CancelGateway,
  OrderDocumentGateway,
  OrderEventGateway,
  OrderGateway,
} from '@market/domain/orders'
import type { RaffleGateway } from '@market/domain/raffle'
import type {
  CartStore,
  ConsentStore,
  MeasureStore,
  NetworkStore,
  PanelStore,
  RecommenderStore,
  SuggestionStore,
  WaitingStore,
} from '@market/stores'
import type { BrowserStorages } from '@market/browser'
import { kitServices, token } from '@market/react'
import type { Site } from '../page/site.ts'

/** Each token has the name of its port; the domain has no decorators. */
export const services = {
  ...kitServices,
  Site: token<Site>('Site'),
  Clock: token<Clock>('Clock'),
  ContactGateway: token<ContactGateway>('ContactGateway'),
  ContentLibrary: token<ContentLibrary>('ContentLibrary'),
  GiftCodeGateway: token<GiftCodeGateway>('GiftCodeGateway'),
  ProductCatalog: token<ProductCatalog>('ProductCatalog'),
  CategoryCatalog: token<CategoryCatalog>('CategoryCatalog'),
  CampaignCatalog: token<CampaignCatalog>('CampaignCatalog'),
  CollectionCatalog: token<CollectionCatalog>('CollectionCatalog'),
  DealCatalog: token<DealCatalog>('DealCatalog'),
  ExpiringStore: token<ExpiringStore>('ExpiringStore'),
  GiftCatalog: token<GiftCatalog>('GiftCatalog'),
  OriginCatalog: token<OriginCatalog>('OriginCatalog'),
  ShippingGateway: token<ShippingGateway>('ShippingGateway'),
  ShopDirectory: token<ShopDirectory>('ShopDirectory'),
  ShopPages: token<ShopPages>('ShopPages'),
  StoredCardTokenizer: token<StoredCardTokenizer>('StoredCardTokenizer'),
  BuyBackGateway: token<BuyBackGateway>('BuyBackGateway'),
  CartGateway: token<CartGateway>('CartGateway'),
  AddressGateway: token<AddressGateway>('AddressGateway'),
  CancelGateway: token<CancelGateway>('CancelGateway'),
  GuestGateway: token<GuestGateway>('GuestGateway'),
  HgsGateway: token<HgsGateway>('HgsGateway'),
  RaffleGateway: token<RaffleGateway>('RaffleGateway'),
  BrowserStorages: token<BrowserStorages>('BrowserStorages'),
  /** Registers a function that runs when the member leaves. */
  OnMemberLeaving: token<(run: () => void) => void>('OnMemberLeaving'),
  PaymentGateway: token<PaymentGateway>('PaymentGateway'),
  CardTokenizer: token<CardTokenizer>('CardTokenizer'),
  OrderDocumentGateway: token<OrderDocumentGateway>('OrderDocumentGateway'),
  OrderEventGateway: token<OrderEventGateway>('OrderEventGateway'),
  OrderGateway: token<OrderGateway>('OrderGateway'),
  PushGateway: token<PushGateway>('PushGateway'),
  OrderPaymentGateway: token<OrderPaymentGateway>('OrderPaymentGateway'),
  MembershipGateway: token<MembershipGateway>('MembershipGateway'),
  PhoneGateway: token<PhoneGateway>('PhoneGateway'),
  PasskeyGateway: token<PasskeyGateway>('PasskeyGateway'),
  PasswordGateway: token<PasswordGateway>('PasswordGateway'),
  PrivacyGateway: token<PrivacyGateway>('PrivacyGateway'),
  ProfileGateway: token<ProfileGateway>('ProfileGateway'),
  NotificationGateway: token<NotificationGateway>('NotificationGateway'),
  ListGateway: token<ListGateway>('ListGateway'),
  SharedCartGateway: token<SharedCartGateway>('SharedCartGateway'),
  SharedListGateway: token<SharedListGateway>('SharedListGateway'),
  ReviewGateway: token<ReviewGateway>('ReviewGateway'),
  ReviewPhotoGateway: token<ReviewPhotoGateway>('ReviewPhotoGateway'),
  SellerApplications: token<SellerApplications>('SellerApplications'),
  SavedCardGateway: token<SavedCardGateway>('SavedCardGateway'),
  SecondStepGateway: token<SecondStepGateway>('SecondStepGateway'),
  SavedGateway: token<SavedGateway>('SavedGateway'),
  FriendGateway: token<FriendGateway>('FriendGateway'),
  FastShippingGateway: token<FastShippingGateway>('FastShippingGateway'),
  IdentityGateway: token<IdentityGateway>('IdentityGateway'),
  GiftChoiceGateway: token<GiftChoiceGateway>('GiftChoiceGateway'),
  InsuranceGateway: token<InsuranceGateway>('InsuranceGateway'),
  PollGateway: token<PollGateway>('PollGateway'),
  QuestionGateway: token<QuestionGateway>('QuestionGateway'),
  PromotionGateway: token<PromotionGateway>('PromotionGateway'),
  AlarmGateway: token<AlarmGateway>('AlarmGateway'),
  ShopFollowing: token<ShopFollowing>('ShopFollowing'),
  WholesaleGateway: token<WholesaleGateway>('WholesaleGateway'),
  CartStore: token<CartStore>('CartStore'),
  ConsentStore: token<ConsentStore>('ConsentStore'),
  AppBridge: token<AppBridge>('AppBridge'),
  MeasureStore: token<MeasureStore>('MeasureStore'),
  RecommenderStore: token<RecommenderStore>('RecommenderStore'),
  NetworkStore: token<NetworkStore>('NetworkStore'),
  PanelStore: token<PanelStore>('PanelStore'),
  SuggestionStore: token<SuggestionStore>('SuggestionStore'),
  WaitingStore: token<WaitingStore>('WaitingStore'),
} as const
