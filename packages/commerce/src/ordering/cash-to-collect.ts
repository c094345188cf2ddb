import { type Money, zero } from '@market/domain/money'

interface CarriedParcel {
  /** Status of the order's payment. */
  readonly paid: string
  /** Its cash was booked, while other parcels of the order are still to be paid. */
  readonly cashTaken: boolean
  /** The sum of its `ParcelBalance`. */
  readonly money: Money
}

/** Cash that the carrier has yet to collect with a parcel; zero if it is not paid at its door or branch. */
export const cashToCollect = ({ paid, cashTaken, money }: CarriedParcel): Money =>
  paid === 'on_delivery' && !cashTaken ? money : zero
