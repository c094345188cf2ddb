/** Hours of a day within which a parcel is handed over, Turkish time. */
export interface DeliveryHours {
  readonly from: number
  readonly to: number
}
/** A delivery time chosen by the shopper: a day as `YYYY-MM-DD` in Turkish time, and hours of it. */
export interface DeliveryTime extends DeliveryHours {
  readonly day: string
}
