import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { instant, lira, nothing, positive, shortText, text } from '../kernel/field.ts'
import { buyBackParams, buyBackService, choices } from './device.ts'

const line = (max: number) => v.pipe(v.string(), v.maxLength(max))
const sellerEntries = {
  first_name: line(60),
  last_name: line(60),
  phone: line(30),
  email: line(254),
  city: line(60),
  district: line(60),
  address: line(500),
}
const sale = v.object({
  offer_id: text,
  service: buyBackService,
  device: text,
  price: lira,
  date: instant,
  status: v.picklist(['approved', 'in-transit', 'inspected', 'paid', 'returned', 'cancelled']),
  status_text: text,
  /** Code with which the seller hands in the parcel. */
  cargo_code: v.nullable(text),
  /** Last four digits of the account that is paid. */
  account_end: text,
  /** The bank does not know the account. */
  account_refused: v.boolean(),
})
/** A sale of a device as a client reads it. */
export type DeviceSaleWire = v.InferOutput<typeof sale>

/**
 * The price must still be valid. Refused with 422 if a field of the seller breaks its rule (rules.md V7, V12, V13, V14,
 * V15).
 */
export const postOfferApprove = defineCall({
  method: 'POST',
  path: '/buyback/{service}/offer-approve',
  who: 'any',
  idempotent: true,
  summary: 'Sell the device for the offer; a repeated call returns the same sale',
  params: buyBackParams,
  body: v.strictObject({
    offer_id: shortText,
    ...sellerEntries,
    tc: line(11),
    /** Must be the seller's own account; spaces are ignored. */
    iban: line(40),
    /** The seller accepts the terms of the service. */
    accepted: v.boolean(),
  }),
  answer: sale,
})
/** 404 for an unknown sale. */
export const postBuyBackStatus = defineCall({
  method: 'POST',
  path: '/buyback/{service}/status',
  who: 'any',
  summary: 'Status of a sale',
  params: buyBackParams,
  body: v.strictObject({ offer_id: shortText }),
  answer: sale,
})
/** Refused once the device has been received. */
export const postCancelDeviceSale = defineCall({
  method: 'POST',
  path: '/x/buyback/{service}/cancel',
  who: 'any',
  idempotent: true,
  summary: 'Withdraw a sale whose device was not received yet; a repeated call returns the same sale',
  params: buyBackParams,
  body: v.strictObject({ offer_id: shortText }),
  answer: sale,
})
/** The IBAN must be valid (rules.md V15). Refused once the money has been sent. */
export const putDeviceSaleAccount = defineCall({
  method: 'PUT',
  path: '/x/buyback/{service}/account',
  who: 'any',
  idempotent: true,
  summary: 'Change the payee account of a sale that is not paid yet',
  params: buyBackParams,
  body: v.strictObject({
    offer_id: shortText,
    /** Spaces do not matter. */
    iban: line(40),
  }),
  answer: sale,
})
/** The member's sales at both services. */
export const postCustomerBuyBacks = defineCall({
  method: 'POST',
  path: '/buyback/customer_buyback_list',
  who: 'member',
  summary: 'Devices that the member sold, newest first',
  body: nothing,
  answer: v.object({ sales: v.array(sale) }),
})
/** Contact data to fill the seller's form. */
export const getBuyBackUserInfo = defineCall({
  method: 'GET',
  path: '/buyback/garantili/user-info',
  who: 'member',
  summary: 'The member’s data for the seller’s form, without national ID and bank account',
  answer: v.object(sellerEntries),
})
/** Provinces as choices, id and name. */
export const getBuyBackCities = defineCall({
  method: 'GET',
  path: '/buyback/garantili/city-list',
  who: 'any',
  summary: 'Provinces by their plate code',
  answer: choices,
})
/** Districts as choices, id and name. */
export const getBuyBackDistricts = defineCall({
  method: 'GET',
  path: '/buyback/garantili/district-list',
  who: 'any',
  summary: 'Districts of a province',
  query: v.object({ city_id: positive }),
  answer: choices,
})
