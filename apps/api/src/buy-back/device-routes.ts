import {
  getDeviceBrands,
  getDeviceMemories,
  getDeviceModels,
  getDeviceQuestions,
  getDeviceTypes,
  postCalculatePrice,
} from '@market/contract'
import type { Database } from '@market/database'
import { ApiError } from '../platform/http/api-error.ts'
import { type AnyRoute, route } from '../platform/http/route.ts'
import { consumeRateLimits } from '../platform/limits/rate-limit.ts'
import { askedQuestions } from './asked-questions.ts'
import { brandsOf, memoriesOf, modelsOf, typesOf } from './device-choices.ts'
import { makeOffer } from './make-offer.ts'
import { texts } from './texts.ts'

/** Routes for the devices that the services buy, their questions and their prices. */
export const deviceRoutes = (): readonly AnyRoute[] => [
  route(getDeviceTypes, async ({ params, db }) => ({ items: await typesOf(db, params.service) })),
  route(getDeviceBrands, async ({ params, query, db }) => ({
    items: await brandsOf(db, params.service, query.device_type),
  })),
  route(getDeviceModels, async ({ params, query, db }) => ({
    items: await modelsOf(db, params.service, { type: query.device_type, brand: query.brand_id }),
  })),
  route(getDeviceMemories, async ({ query, db }) => ({ items: await memoriesOf(db, query.model_id) })),
  route(getDeviceQuestions, async ({ params, query, db }) => {
    const type = query.model_id === undefined ? undefined : await typeOf(db, query.model_id)
    const questions = await askedQuestions(db, params.service, type)
    return {
      // The deductions are the service's internal data, so leave them out.
      items: questions.map(({ id, name, options }) => ({
        id,
        name,
        options: options.map((option) => ({ id: option.id, name: option.name })),
      })),
    }
  }),
  route(postCalculatePrice, async ({ params, body, caller, clientAddress, db, now }) => {
    await consumeRateLimits(db, [
      { name: 'device-price-owner', who: caller.ownerId, now },
      { name: 'device-price-address', who: clientAddress, now },
    ])
    return makeOffer(db, { service: params.service, device: body, ownerId: caller.ownerId, now })
  }),
]

async function typeOf(db: Database, model: number): Promise<number> {
  const row = await db.selectFrom('device_models').select('type_id').where('id', '=', model).executeTakeFirst()
  if (!row) throw new ApiError(404, texts.deviceNotFound)
  return row.type_id
}
