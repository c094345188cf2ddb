import {
  getBuyBackCities,
  getBuyBackDistricts,
  getBuyBackUserInfo,
  postBuyBackStatus,
  postCancelDeviceSale,
  postCustomerBuyBacks,
  postOfferApprove,
  putDeviceSaleAccount,
} from '@market/contract'
import type { Deps } from '../platform/deps.ts'
import { type AnyRoute, route } from '../platform/http/route.ts'
import { cancelSale, changeSaleAccount } from './change-sale.ts'
import { courierCities, courierDistricts } from './courier-places.ts'
import { knownSeller } from './known-seller.ts'
import { saleColumns, saleWire } from './sale-wire.ts'
import { findSaleOrRefuse, sellDevice } from './sell-device.ts'

/** Far more sales than one seller has. */
const maxShown = 500

/** Routes for selling a device at an offered price and following the sale. */
export const saleRoutes = ({ config }: Pick<Deps, 'config'>): readonly AnyRoute[] => [
  route(postOfferApprove, ({ params, body, caller, clientAddress, db, now }) => {
    const { offer_id: offerId, first_name: firstName, last_name: lastName, ...rest } = body
    const typed = { firstName, lastName, ...rest }
    return sellDevice(db, config, { service: params.service, offerId, typed, caller, clientAddress, now })
  }),
  route(postBuyBackStatus, async ({ params, body, caller, db }) =>
    saleWire(await findSaleOrRefuse(db, { service: params.service, offerId: body.offer_id, caller })),
  ),
  route(postCancelDeviceSale, ({ params, body, caller, db, now }) =>
    cancelSale(db, config, { service: params.service, offerId: body.offer_id, caller, now }),
  ),
  route(putDeviceSaleAccount, ({ params, body, caller, clientAddress, db, now }) => {
    const { offer_id: offerId, iban } = body
    return changeSaleAccount(db, config, { service: params.service, offerId, iban, caller, clientAddress, now })
  }),
  route(postCustomerBuyBacks, async ({ caller, db }) => {
    const rows = await db
      .selectFrom('device_sales')
      .select(saleColumns)
      .where('owner_id', '=', caller.ownerId)
      .orderBy('approved_at', 'desc')
      .orderBy('offer_id')
      .limit(maxShown)
      .execute()
    return { sales: rows.map(saleWire) }
  }),
  route(getBuyBackUserInfo, ({ caller, db }) => knownSeller(db, caller.ownerId)),
  route(getBuyBackCities, async () => ({ items: courierCities() })),
  route(getBuyBackDistricts, async ({ query }) => ({ items: courierDistricts(query.city_id) })),
]
