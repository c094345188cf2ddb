import {
  type DeviceSaleWire,
  getBuyBackCities,
  getBuyBackDistricts,
  getBuyBackUserInfo,
  getDeviceBrands,
  getDeviceMemories,
  getDeviceModels,
  getDeviceQuestions,
  getDeviceTypes,
  postBuyBackStatus,
  postCancelDeviceSale,
  postCalculatePrice,
  postCustomerBuyBacks,
  postOfferApprove,
  putDeviceSaleAccount,
} from '@market/contract'
import { fromLira } from '@market/domain/money'
import type { BuyBackGateway, DeviceSale, DeviceSeller } from '@market/domain/buy-back'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapResult } from '../kernel/map-result.ts'

/** `BuyBackGateway`: the wizard's questions, offers and sales. Prices arrive as lira and leave as kuruş. */
export const httpBuyBacks = (api: ApiClient): BuyBackGateway => ({
  deviceTypes: (service) => mapResult(api.send(getDeviceTypes, { params: { service } }), ({ items }) => items),
  brands: (service, deviceType) =>
    mapResult(
      api.send(getDeviceBrands, { params: { service }, query: { device_type: deviceType } }),
      ({ items }) => items,
    ),
  models: (service, { deviceType, brand }) =>
    mapResult(
      api.send(getDeviceModels, { params: { service }, query: { device_type: deviceType, brand_id: brand } }),
      ({ items }) => items,
    ),
  memories: (model) => mapResult(api.send(getDeviceMemories, { query: { model_id: model } }), ({ items }) => items),
  questions: (service, model) =>
    mapResult(api.send(getDeviceQuestions, { params: { service }, query: { model_id: model } }), ({ items }) => items),
  price: (service, { deviceType, brand, model, memory, answers }) =>
    mapResult(
      api.send(postCalculatePrice, {
        params: { service },
        body: {
          device_type: deviceType,
          brand_id: brand,
          model_id: model,
          memory_id: memory,
          answers: Object.entries(answers).map(([question, option]) => ({
            question_id: Number(question),
            option_id: option,
          })),
        },
      }),
      ({ offer_id, price, valid_until }) => ({ id: offer_id, price: fromLira(price), validUntil: valid_until }),
    ),
  approve: (service, offerId, seller) =>
    mapResult(
      api.send(postOfferApprove, { params: { service }, body: { offer_id: offerId, ...writeSeller(seller) } }),
      readSale,
    ),
  status: (service, offerId) =>
    mapResult(api.send(postBuyBackStatus, { params: { service }, body: { offer_id: offerId } }), readSale),
  cancel: (service, offerId) =>
    mapResult(api.send(postCancelDeviceSale, { params: { service }, body: { offer_id: offerId } }), readSale),
  changeAccount: (service, offerId, iban) =>
    mapResult(api.send(putDeviceSaleAccount, { params: { service }, body: { offer_id: offerId, iban } }), readSale),
  sales: () => mapResult(api.send(postCustomerBuyBacks, { body: {} }), ({ sales }) => sales.map(readSale)),
  userInfo: () =>
    mapResult(api.send(getBuyBackUserInfo, {}), ({ first_name, last_name, ...known }) => ({
      ...known,
      firstName: first_name,
      lastName: last_name,
    })),
  cities: () => mapResult(api.send(getBuyBackCities, {}), ({ items }) => items),
  districts: (city) => mapResult(api.send(getBuyBackDistricts, { query: { city_id: city } }), ({ items }) => items),
})

const writeSeller = ({ firstName, lastName, ...rest }: DeviceSeller) => ({
  ...rest,
  first_name: firstName,
  last_name: lastName,
})

const readSale = (wire: DeviceSaleWire): DeviceSale => ({
  offerId: wire.offer_id,
  service: wire.service,
  device: wire.device,
  price: fromLira(wire.price),
  date: wire.date,
  status: wire.status,
  statusText: wire.status_text,
  cargoCode: wire.cargo_code,
  accountEnd: wire.account_end,
  accountRefused: wire.account_refused,
})
