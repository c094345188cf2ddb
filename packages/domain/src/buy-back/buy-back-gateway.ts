import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { Money } from '../money/money.ts'
import type { BuyBackTab, Choice, DeviceQuestion, Offer } from './device.ts'
import type { DeviceSaleStatus } from './device-sale.ts'
import type { DeviceSeller } from './seller-form.ts'

/** A device described to the end. */
export interface DescribedDevice {
  readonly deviceType: number
  readonly brand: number
  readonly model: number
  /** Only for the service `garantili`; null for a device without memory sizes. */
  readonly memory: number | null
  /** Option id by question id. */
  readonly answers: Readonly<Record<number, number>>
}
/** A device that was sold, or is about to be. */
export interface DeviceSale {
  readonly offerId: string
  readonly service: BuyBackTab
  readonly device: string
  readonly price: Money
  /** Instant as ISO 8601 text. */
  readonly date: string
  readonly status: DeviceSaleStatus
  readonly statusText: string
  /** Shipping code with which the seller hands in the parcel; null until it is assigned. */
  readonly cargoCode: string | null
  /** Last four digits of the account to be paid; the other digits are never returned. */
  readonly accountEnd: string
  /** The bank does not know the account: nothing is paid until the seller names another. */
  readonly accountRefused: boolean
}

/** The services that buy devices back. */
export interface BuyBackGateway {
  deviceTypes(service: BuyBackTab): GatewayResult<readonly Choice[]>
  brands(service: BuyBackTab, deviceType: number): GatewayResult<readonly Choice[]>
  models(
    service: BuyBackTab,
    of: { readonly deviceType: number; readonly brand: number },
  ): GatewayResult<readonly Choice[]>
  /** Only for the service `garantili`; empty for a device without memory sizes. */
  memories(model: number): GatewayResult<readonly Choice[]>
  questions(service: BuyBackTab, model: number): GatewayResult<readonly DeviceQuestion[]>
  /** Refused when a question has no answer. */
  price(service: BuyBackTab, device: DescribedDevice): GatewayResult<Offer>
  /** Accepts an offer; a repeated call returns the same sale. */
  approve(service: BuyBackTab, offerId: string, seller: DeviceSeller): GatewayResult<DeviceSale>
  status(service: BuyBackTab, offerId: string): GatewayResult<DeviceSale>
  /** Cancels a sale whose device has not been received. A repeated call returns the same sale. */
  cancel(service: BuyBackTab, offerId: string): GatewayResult<DeviceSale>
  /** Has a sale paid to another account, until it is paid. */
  changeAccount(service: BuyBackTab, offerId: string, iban: string): GatewayResult<DeviceSale>
  /** The member's sales, newest first. */
  sales(): GatewayResult<readonly DeviceSale[]>
  /** Contact data that garantili already has of the member, to fill the form. */
  userInfo(): GatewayResult<Partial<DeviceSeller>>
  cities(): GatewayResult<readonly Choice[]>
  districts(city: number): GatewayResult<readonly Choice[]>
}
