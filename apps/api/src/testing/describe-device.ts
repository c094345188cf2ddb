import {
  getDeviceBrands,
  getDeviceMemories,
  getDeviceModels,
  getDeviceQuestions,
  getDeviceTypes,
  type CallInput,
  type postCalculatePrice,
} from '@market/contract'
import type { BuyBackTab } from '@market/domain/buy-back'
import type { Visitor } from './make-visitor.ts'

type DescribedDevice = CallInput<typeof postCalculatePrice>['body']

/** The first device that a service buys, with the best answer to everything and the smallest memory. */
export async function describeDevice(visitor: Visitor, service: BuyBackTab): Promise<DescribedDevice> {
  const params = { service }
  const [type] = (await visitor.ask(getDeviceTypes, { params })).items
  const device_type = type?.id ?? 0
  const [brand] = (await visitor.ask(getDeviceBrands, { params, query: { device_type } })).items
  const brand_id = brand?.id ?? 0
  const [model] = (await visitor.ask(getDeviceModels, { params, query: { device_type, brand_id } })).items
  const model_id = model?.id ?? 0
  const memories = service === 'garantili' ? (await visitor.ask(getDeviceMemories, { query: { model_id } })).items : []
  const questions = (await visitor.ask(getDeviceQuestions, { params, query: { model_id } })).items
  return {
    device_type,
    brand_id,
    model_id,
    memory_id: memories[0]?.id ?? null,
    answers: questions.map(({ id, options }) => ({ question_id: id, option_id: options[0]?.id ?? 0 })),
  }
}

/** The seller's form in the API's form, with generated numbers. */
export const sellerWire = {
  first_name: 'Ada',
  last_name: 'Deneme',
  tc: '10000000146',
  phone: '05550000000',
  email: 'ada@ornek.test',
  city: 'Bursa',
  district: 'Nilüfer',
  address: 'Ihlamur Sokak No: 7',
  iban: 'TR330006100519786457841326',
  accepted: true,
}
