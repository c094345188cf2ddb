import { type OrderId, succeed } from '@market/domain/kernel'
import { add, subtract, zero } from '@market/domain/money'
import { isSameLine } from '@market/domain/cart'
import { photoProblem } from '@market/domain/reviews'
import {
  type CancelableItem,
  type CancelableOrder,
  type CancelDetails,
  type CancelGateway,
  cancelProblems,
  type CancelReason,
  type CancelRequest,
  type CancelSummary,
  refundOf,
} from '@market/domain/orders'
import { notFound, refused } from '../kernel/failing.ts'

export const someCancelReasons: readonly CancelReason[] = [
  { id: 1, name: 'Vazgeçtim', kind: 'cancel', needsNote: false },
  { id: 2, name: 'Başka bir neden', kind: 'cancel', needsNote: true },
  { id: 3, name: 'Bedeni uymadı', kind: 'return', needsNote: false },
]

/** One order whose lines can be cancelled or returned, by its member, and by any caller with its address. */
export const memoryCancels = (order: {
  readonly orderId: OrderId
  readonly email: string
  readonly items: readonly CancelableItem[]
}): CancelGateway => {
  let items = order.items
  const previewOf = (key: string) => `data:image/webp;base64,${btoa(key)}`
  const made = new Map<string, { readonly key: string; readonly details: CancelDetails }>()

  const sent: string[] = []
  const photos = new Map<string, readonly string[]>()

  const isKnown = (of: CancelableOrder) =>
    of.orderId === order.orderId && (of.email === undefined || of.email === order.email)
  const unknown = () => notFound('Sipariş bulunamadı.')
  const wrong = (of: CancelRequest) => cancelProblems(of.lines, { items, reasons: someCancelReasons }).length > 0
  const summaryOf = ({ lines }: CancelRequest): CancelSummary => {
    const priced = lines.flatMap((line) => {
      const item = items.find((one) => isSameLine(one, line))
      return item ? [{ ...line, name: item.name, refund: refundOf({ ...item, paid: item.refund }, line.quantity) }] : []
    })
    return {
      lines: priced,
      cargoRefund: zero,
      total: add(...priced.map(({ refund }) => refund)),
      giftCode: zero,
      refundTo: 'Ödeme yaptığınız kart',
    }
  }
  const detailsOf = (
    summary: CancelSummary,
    made: Pick<CancelDetails, 'cancelId' | 'kind' | 'pickupDay'> & Partial<CancelDetails>,
  ): CancelDetails => ({
    ...summary,
    exchangeAt: null,
    ...made,
    createdAt: '2026-11-20T09:00:00Z',
    settledAt: null,
    status: 'waiting',
    statusText: 'İnceleniyor',
    returnCode: null,
    handedInAt: null,
    arrivedAt: null,
    due: { handedIn: null, arrived: null, settled: null, booked: null },
  })
  const giveBack = ({ lines }: CancelSummary) => {
    items = items.map((item) => {
      const line = lines.find((one) => isSameLine(one, item))
      return line
        ? { ...item, quantity: item.quantity - line.quantity, refund: subtract(item.refund, line.refund) }
        : item
    })
  }

  return {
    cancelable: async (of) => (isKnown(of) ? succeed(items.filter(({ quantity }) => quantity > 0)) : unknown()),
    reasons: async (of) => (isKnown(of) ? succeed(someCancelReasons) : unknown()),
    async summary(request) {
      if (!isKnown(request)) return unknown()
      return wrong(request) ? refused(422, 'İptal isteğiniz geçersiz.') : succeed(summaryOf(request))
    },
    async cancel(request) {
      if (!isKnown(request)) return unknown()
      const before = [...made.values()].find(({ key }) => key === request.idempotencyKey)
      if (before) return succeed(before.details)
      if (wrong(request)) return refused(422, 'İptal isteğiniz geçersiz.')
      if (request.photos?.some((key) => !sent.includes(key))) return refused(422, 'Fotoğraflar talebe eklenemedi.')
      const summary = summaryOf(request)
      const { expected = summary } = request
      if (expected.total !== summary.total || expected.giftCode !== summary.giftCode)
        return refused(409, 'İade edilecek tutar değişti.')
      const cancelId = `IPT-${made.size + 1}`
      const details = detailsOf(summary, {
        cancelId,
        kind: items.find((one) => isSameLine(one, summary.lines[0] ?? one))?.kind ?? 'cancel',
        pickupDay: request.pickupDay ?? null,
      })
      giveBack(summary)
      made.set(cancelId, { key: request.idempotencyKey, details })
      photos.set(cancelId, request.photos ?? [])
      return succeed(details)
    },
    async exchange({ line, exchangeFor, pickupDay, photos: shown = [], idempotencyKey: key, ...of }) {
      if (!isKnown(of)) return unknown()
      const before = [...made.values()].find((one) => one.key === key)
      if (before) return succeed(before.details)
      const item = items.find((one) => isSameLine(one, line))
      if (wrong({ ...of, lines: [line] }) || line.quantity !== item?.quantity)
        return refused(422, 'Değişim isteğiniz geçersiz.')
      if (!item.exchangeFor.some(({ attrId }) => attrId === exchangeFor))
        return refused(409, 'Seçtiğiniz ürün az önce tükendi.')
      if (shown.some((one) => !sent.includes(one))) return refused(422, 'Fotoğraflar talebe eklenemedi.')
      const summary = { ...summaryOf({ ...of, lines: [line] }), total: zero, refundTo: 'Para iadesi yapılmaz.' }
      if ((item.exchangeAt === null) !== (pickupDay !== undefined)) return refused(422, 'Kurye o gün gelemiyor.')
      const details = detailsOf(summary, {
        cancelId: `IPT-${made.size + 1}`,
        kind: 'exchange',
        pickupDay: pickupDay ?? null,
        exchangeAt: item.exchangeAt,
      })
      giveBack(summary)
      made.set(details.cancelId, { key, details })
      photos.set(details.cancelId, shown)
      return succeed(details)
    },
    async refunds(id) {
      if (id !== order.orderId) return notFound('Sipariş bulunamadı.')
      return succeed({ refunded: zero, steps: [...made.values()].map(({ details }) => details).toReversed() })
    },
    async details(cancelId) {
      const found = made.get(cancelId)
      return found ? succeed(found.details) : notFound('İptal isteği bulunamadı.')
    },
    async addPhoto(id, file) {
      if (id !== order.orderId) return unknown()
      if (photoProblem(file, file.length)) return refused(422, 'Bu dosya bir fotoğraf değil.')
      const key = `foto-${file.join('').slice(0, 60)}`
      if (!sent.includes(key)) sent.push(key)
      return succeed({ key, preview: previewOf(key) })
    },
    async photos({ cancelId }) {
      const found = photos.get(cancelId) ?? []
      return found.length > 0 ? succeed(found.map(previewOf)) : notFound('Bu talebin fotoğrafı yok.')
    },
    async withdraw({ cancelId }) {
      const found = made.get(cancelId)
      if (!found) return notFound('İptal isteği bulunamadı.')
      if (found.details.kind === 'cancel') return refused(409, 'İptal geri alınamaz.')
      made.delete(cancelId)
      for (const line of found.details.lines)
        items = items.map((item) =>
          isSameLine(item, line)
            ? { ...item, quantity: item.quantity + line.quantity, refund: add(item.refund, line.refund) }
            : item,
        )
      return succeed('İade talebiniz geri alındı.')
    },
  }
}
