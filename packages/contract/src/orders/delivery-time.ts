import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { id, shortText, text } from '../kernel/field.ts'
import { order } from './order.ts'

const hour = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(24))

/** 404 for another caller's order; 409 with the reason for a parcel that can no longer be moved. */
export const postDeliveryTimes = defineCall({
  method: 'POST',
  path: '/x/delivery-times',
  who: 'any',
  summary: 'Days and hours to which a parcel of the caller can be moved',
  body: v.strictObject({ order_id: shortText, shop_id: id }),
  answer: v.object({ days: v.array(text), hours: v.array(v.object({ from: hour, to: hour })) }),
})

/** Until it is out for delivery: then 409, with the reason. 422 for a day or hours that are not offered. */
export const putDeliveryTime = defineCall({
  method: 'PUT',
  path: '/x/delivery-time',
  who: 'any',
  summary: 'Have a parcel of the caller delivered on another day, within chosen hours',
  idempotent: true,
  body: v.strictObject({ order_id: shortText, shop_id: id, day: shortText, from: hour }),
  answer: order,
})
