import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { id, instant, lira, positive, text, whole } from '../kernel/field.ts'

/** The two services that buy devices. */
export const buyBackService = v.picklist(['garantili', 'delta'])
/** The service in the path: `garantili` or `delta`. */
export const buyBackParams = v.object({ service: buyBackService })
const choice = v.object({ id, name: text })
/** Options to choose from, each with id and name. */
export const choices = v.object({ items: v.array(choice) })

/** First step of the wizard (rules.md S13). */
export const getDeviceTypes = defineCall({
  method: 'GET',
  path: '/buyback/{service}/device-types',
  who: 'any',
  summary: 'Kinds of devices that a service buys',
  params: buyBackParams,
  answer: choices,
})
/** Second step of the wizard (rules.md S13). */
export const getDeviceBrands = defineCall({
  method: 'GET',
  path: '/buyback/{service}/brands',
  who: 'any',
  summary: 'Brands of one kind of device that a service buys',
  params: buyBackParams,
  query: v.object({ device_type: positive }),
  answer: choices,
})
/** Third step of the wizard (rules.md S13). */
export const getDeviceModels = defineCall({
  method: 'GET',
  path: '/buyback/{service}/models',
  who: 'any',
  summary: 'Models of a brand that a service buys',
  params: buyBackParams,
  query: v.object({ device_type: positive, brand_id: positive }),
  answer: choices,
})
/** Memory sizes, gigabytes as ids. Only garantili asks for them. */
export const getDeviceMemories = defineCall({
  method: 'GET',
  path: '/buyback/garantili/memories',
  who: 'any',
  summary: 'Memory sizes, with gigabytes as IDs; with model_id those of one model, empty if it has no choice',
  query: v.object({ model_id: v.optional(positive) }),
  answer: choices,
})
/** Each question has its possible answers, best first. */
export const getDeviceQuestions = defineCall({
  method: 'GET',
  path: '/buyback/{service}/questions',
  who: 'any',
  summary: 'Questions of a service about a device; with model_id only those for its kind',
  params: buyBackParams,
  query: v.object({ model_id: v.optional(positive) }),
  answer: v.object({ items: v.array(v.object({ ...choice.entries, options: v.array(choice) })) }),
})
/**
 * Price in lira for the described device, with the instant until which it is valid. Every question must be answered.
 */
export const postCalculatePrice = defineCall({
  method: 'POST',
  path: '/buyback/{service}/calculate-price',
  who: 'any',
  idempotent: true,
  summary: 'Offer of a service for a device, with its expiry date',
  params: buyBackParams,
  body: v.strictObject({
    device_type: positive,
    brand_id: positive,
    model_id: positive,
    /** Only for the service `garantili`. */
    memory_id: v.optional(v.nullable(whole), null),
    answers: v.pipe(v.array(v.strictObject({ question_id: positive, option_id: positive })), v.maxLength(50)),
  }),
  answer: v.object({ offer_id: text, price: lira, valid_until: instant }),
})
