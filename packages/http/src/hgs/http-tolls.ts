import {
  getHgsProductOffers,
  getHgsStart,
  getHgsTopUp,
  postHgsAccount,
  postHgsRemittance,
  postHgsTopUp,
} from '@market/contract'
import { fromLira, toLira } from '@market/domain/money'
import type { HgsGateway, HgsVehicle } from '@market/domain/hgs'
import { readCard } from '../catalog/read-product.ts'
import { paidByWire } from '../checkout/paid-by-wire.ts'
import { readStarted } from '../checkout/read-started.ts'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapResult } from '../kernel/map-result.ts'

/** `HgsGateway`: toll accounts and top-ups; amounts as kuruş. */
export const httpTolls = (api: ApiClient): HgsGateway => ({
  account: (vehicle) => mapResult(api.send(postHgsAccount, { body: vehicleWire(vehicle) }), readAccount),
  start: () =>
    mapResult(api.send(getHgsStart, {}), (wire) => ({
      offers: wire.offers.map(({ id, amount, price }) => ({ id, amount: fromLira(amount), price: fromLira(price) })),
      tokenizerUrl: wire.tokenizer_url,
      contractVersion: wire.contract_version,
      documents: wire.documents,
    })),
  topUp: (payment) =>
    mapResult(
      api.send(
        postHgsTopUp,
        {
          body: {
            ...vehicleWire(payment.vehicle),
            offer_id: payment.offerId,
            ...paidByWire(payment.paidBy),
            total: toLira(payment.total),
            contract_version: payment.contractVersion,
            contract_accepted: payment.contractAccepted,
          },
        },
        { key: payment.idempotencyKey },
      ),
      readStarted,
    ),
  topUpOf: (payment) =>
    mapResult(api.send(getHgsTopUp, { query: { payment } }), ({ number, amount, paid, paid_at: paidAt, account }) => ({
      number,
      amount: fromLira(amount),
      paid,
      paidAt,
      account: readAccount(account),
    })),
  offersForTheWay: (limit) =>
    mapResult(api.send(getHgsProductOffers, { query: { limit } }), ({ results }) => results.map(readCard)),
  requestRemittance: ({ firstName, lastName, email, phone, vehicle }) =>
    mapResult(
      api.send(postHgsRemittance, {
        body: { first_name: firstName, last_name: lastName, email, phone, ...vehicleWire(vehicle) },
      }),
      () => undefined,
    ),
})

interface AccountWire {
  readonly plate: string
  readonly vehicle_class: number
  readonly balance: number
}
const readAccount = ({ plate, vehicle_class: vehicleClass, balance }: AccountWire) => ({
  plate,
  vehicleClass,
  balance: fromLira(balance),
})
const vehicleWire = ({ by, text }: HgsVehicle) => ({ by, vehicle: text })
