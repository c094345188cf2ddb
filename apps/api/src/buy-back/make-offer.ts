import { randomUUID } from 'node:crypto'
import type { AnswerInput, CallRequest, postCalculatePrice } from '@market/contract'
import { kurus, toLira } from '@market/domain/money'
import type { BuyBackTab } from '@market/domain/buy-back'
import type { Database, DeviceAnswers } from '@market/database'
import { ApiError } from '../platform/http/api-error.ts'
import { type AskedQuestion, askedQuestions } from './asked-questions.ts'
import { memoryName } from './device-choices.ts'
import { priceDevice } from './price-device.ts'
import { texts } from './texts.ts'

/** How long an offer is valid. */
const standsMs = 7 * 86_400_000

type Described = CallRequest<typeof postCalculatePrice>['body']
interface Wish {
  readonly service: BuyBackTab
  readonly device: Described
  readonly ownerId: string
  readonly now: Date
}

/** Prices a device and stores the offer. Refuses a device that is not bought and a missing answer. */
export async function makeOffer(db: Database, wish: Wish): Promise<AnswerInput<typeof postCalculatePrice>> {
  const { service, device, ownerId, now } = wish
  const model = await findModel(db, service, device)
  const chosen = readAnswers(await askedQuestions(db, service, device.device_type), device)
  const memory: DeviceAnswers = model.memory_gb > 0 ? [[texts.memory, memoryName(model.memory_gb)]] : []
  const price = priceDevice(
    kurus(model.price),
    chosen.map(({ deduction }) => deduction),
  )
  const offer = { id: randomUUID(), expires: new Date(now.getTime() + standsMs) }
  await db
    .insertInto('device_offers')
    .values({
      id: offer.id,
      owner_id: ownerId,
      service,
      device: [model.name, ...memory.map(([, size]) => size)].join(' '),
      answers: JSON.stringify([...memory, ...chosen.map(({ question, name }) => [question, name])]),
      price,
      created_at: now,
      expires_at: offer.expires,
    })
    .execute()
  return { offer_id: offer.id, price: toLira(price), valid_until: offer.expires.toISOString() }
}

async function findModel(db: Database, service: BuyBackTab, device: Described) {
  const prices = await db
    .selectFrom('device_models as m')
    .innerJoin('device_prices as p', 'p.model_id', 'm.id')
    .select(['m.name', 'p.memory_gb', 'p.price'])
    .where('p.service', '=', service)
    .where('m.id', '=', device.model_id)
    .where('m.type_id', '=', device.device_type)
    .where('m.brand_id', '=', device.brand_id)
    .execute()
  if (prices.length === 0) throw new ApiError(404, texts.deviceNotFound)
  const model = prices.find(({ memory_gb }) => memory_gb === (device.memory_id ?? 0))
  if (!model) throw new ApiError(422, texts.chooseMemory)
  return model
}

/**
 * Returns the chosen option of each question. Refuses answers unless each question has exactly one, and answers to
 * other questions.
 */
function readAnswers(questions: readonly AskedQuestion[], { answers }: Described) {
  if (answers.length !== questions.length) throw new ApiError(422, texts.answerAll)
  return questions.map((question) => {
    const answer = answers.find(({ question_id }) => question_id === question.id)
    const option = question.options.find(({ id }) => id === answer?.option_id)
    if (!option) throw new ApiError(422, texts.answerAll)
    if (option.refusal !== null) throw new ApiError(409, option.refusal)
    return { ...option, question: question.name }
  })
}
