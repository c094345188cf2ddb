import { type AlarmWire, deleteAlarm, getAlarms, postAlarm, postAlarmLink, postAlarmLinkEnd } from '@market/contract'
import { productId } from '@market/domain/kernel'
import { fromLira, toLira } from '@market/domain/money'
import type { Alarm, AlarmGateway } from '@market/domain/alarms'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapResult } from '../kernel/map-result.ts'

/** `AlarmGateway`: what a member or a guest waits for. */
export const httpAlarms = (api: ApiClient): AlarmGateway => ({
  list: (product) =>
    mapResult(api.send(getAlarms, { query: product === undefined ? {} : { productId: product } }), (wire) =>
      wire.results.map(readAlarm),
    ),
  set: ({ productId: product, attrId, kind, target }) =>
    mapResult(
      api.send(postAlarm, {
        body: { product_id: product, attr_id: attrId, kind, target: target === null ? null : toLira(target) },
      }),
      readAlarm,
    ),
  end: (id) => mapResult(api.send(deleteAlarm, { params: { id } }), (wire) => wire),
  linked: (token) => mapResult(api.send(postAlarmLink, { body: { token } }), (wire) => wire),
  endLinked: (token) => mapResult(api.send(postAlarmLinkEnd, { body: { token } }), (wire) => wire),
})

const readAlarm = ({ attr_id, created_at, ends_at, target, product, ...alarm }: AlarmWire): Alarm => {
  const { on_sale, ...shown } = product
  return {
    ...alarm,
    attrId: attr_id,
    createdAt: created_at,
    endsAt: ends_at,
    target: target === null ? null : fromLira(target),
    product: { ...shown, id: productId(product.id), price: fromLira(product.price), onSale: on_sale },
  }
}
