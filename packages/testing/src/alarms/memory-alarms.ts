import { succeed } from '@market/domain/kernel'
import { type Alarm, type AlarmGateway, isSensibleTarget, maxAlarms } from '@market/domain/alarms'
import type { ProductCard } from '@market/domain/catalog'
import { notFound, refused } from '../kernel/failing.ts'

const endsAt = '2027-02-18T09:00:00.000Z'

/** Alarms of one guest or member for the given products; `link` is the token of a mail. */
export const memoryAlarms = (products: readonly ProductCard[] = [], link = 'baglanti'): AlarmGateway => {
  let alarms: readonly Alarm[] = []
  let made = 0
  const ended = new Set<string>()
  const waiting = () => alarms.filter(({ state }) => state === 'waiting')
  const end = (those: readonly Alarm[]) => {
    for (const { id } of those) ended.add(id)
    alarms = alarms.filter((alarm) => !those.includes(alarm))
  }
  return {
    list: async (productId) => succeed(alarms.filter(({ product }) => (productId ?? product.id) === product.id)),
    async set({ productId, attrId, kind, target }) {
      const card = products.find(({ id }) => id === productId)
      if (!card) return notFound('Ürün bulunamadı.')
      if (kind === 'stock' && card.stock > 0)
        return refused(409, 'Bu ürün şu anda stokta; hemen sepete ekleyebilirsiniz.')
      if (kind === 'price' && (target === null || !isSensibleTarget(target, card.price)))
        return refused(422, 'Hedef fiyat bugünkü fiyatın altında olmalıdır.')
      const before = waiting().find(
        (alarm) => alarm.product.id === productId && alarm.attrId === attrId && alarm.kind === kind,
      )
      if (!before && waiting().length >= maxAlarms) return refused(409, `En fazla ${maxAlarms} alarmınız olabilir.`)
      if (!before) made += 1
      const { id, name, brand, url, thumbnail, price, stock } = card
      const alarm: Alarm = {
        id: before?.id ?? `alarm-${made}`,
        kind,
        state: 'waiting',
        target,
        attrId,
        createdAt: '2026-11-20T09:00:00.000Z',
        endsAt,
        product: { id, name, brand, url, thumbnail, price, stock, onSale: true },
      }
      alarms = [alarm, ...alarms.filter((one) => one !== before)]
      return succeed(alarm)
    },
    async end(id) {
      const own = alarms.filter((alarm) => alarm.id === id)
      if (own.length === 0 && !ended.has(id)) return notFound('Alarm bulunamadı.')
      end(own)
      return succeed({ ended: true })
    },
    async linked(token) {
      if (token !== link) return notFound('Bu bağlantı artık geçerli değil.')
      return succeed({ product: products[0]?.name ?? '', waiting: waiting().length })
    },
    async endLinked(token) {
      if (token !== link) return notFound('Bu bağlantı artık geçerli değil.')
      const those = waiting()
      end(those)
      return succeed({ ended: those.length })
    },
  }
}
