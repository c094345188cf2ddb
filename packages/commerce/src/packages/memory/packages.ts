import { type PackageFacts, packageState, type SellerReturnState } from '@market/domain/packages'
import { change, recordOf } from '../../ordering/memory/books.ts'
import type { RefundBooks, RequestRecord } from '../../refunds/memory/refund-books.ts'
import type { Packages, PackageWork } from '../ports/packages.ts'
import type { Decision, Dispute, SellerReturns } from '../ports/seller-returns.ts'

interface WorkRecord extends PackageWork {
  /** Cancelled units when the seller last worked on it; after more of them it is packed again. */
  readonly cancelled: number
  readonly endedAs: PackageFacts['endedAs']
  readonly revision: number
}
interface AnswerRecord {
  readonly state: 'awaited' | 'arrived' | 'disputed'
  readonly revision: number
  readonly answerBy?: Date
  readonly dispute?: Dispute
  readonly decision?: Decision
}
/** Tables of the sellers' work, besides those of refunds. Ids of packages are `order/shop`. */
export interface PackageBooks {
  readonly refunds: RefundBooks
  readonly work: Map<string, WorkRecord>
  readonly answers: Map<string, AnswerRecord>
  /** Shops with a team. */
  readonly answering: Set<number>
  readonly photos: Map<string, { readonly of: string; readonly kept: boolean }>
}
export const packageBooks = (refunds: RefundBooks): PackageBooks => ({
  refunds,
  work: new Map(),
  answers: new Map(),
  answering: new Set(),
  photos: new Map(),
})

/** The shop of an order's line. */
function shopOf({ orders }: RefundBooks, orderId: string, line: number): number {
  const shops = recordOf(orders, orderId).snapshot.shops.flatMap(({ shopId, items }) => items.map(() => shopId))
  return shops[line - 1] ?? 0
}

export function memoryPackages({ refunds, work }: PackageBooks): Packages {
  const cancelledOf = (id: string): number => {
    const [orderId = '', shopId] = id.split('/')
    return [...refunds.requests.values()]
      .filter((one) => one.kind === 'cancel' && one.orderId === orderId)
      .flatMap(({ lines }) => lines.filter(({ line }) => String(shopOf(refunds, orderId, line)) === shopId))
      .reduce((sum, { quantity }) => sum + quantity, 0)
  }
  const workOf = (id: string): WorkRecord => {
    const cancelled = cancelledOf(id)
    const last = work.get(id) ?? { acceptedAt: null, packedAt: null, endedAs: null, revision: 0, cancelled: 0 }
    return last.cancelled === cancelled
      ? last
      : { ...last, packedAt: null, cancelled, revision: last.revision + cancelled - last.cancelled }
  }
  const write = (id: string, more: Partial<WorkRecord>) => {
    const before = workOf(id)
    work.set(id, { ...before, ...more, revision: before.revision + 1 })
  }
  return {
    async lock({ shopId, id }) {
      const order = refunds.orders.get(id.split('/')[0] ?? '')
      const parcel = order?.parcels.find((one) => one.shopId === shopId && id === `${order.id}/${shopId}`)
      if (!order || !parcel) return undefined
      const { acceptedAt, packedAt, endedAs, revision } = workOf(id)
      const { status, events } = parcel
      const isSentBack = events.at(-1)?.key === 'sent_back'
      const state = packageState({
        status,
        isAccepted: acceptedAt !== null,
        isPacked: packedAt !== null,
        endedAs,
        isSentBack,
      })
      const owner = { ownerId: order.ownerId, guestKey: null }
      return state && { state, revision, acceptedAt, packedAt, order: { owner, number: order.number } }
    },
    async write({ id }, done) {
      write(id, done)
    },
    async endUnsupplied({ id }) {
      write(id, { endedAs: 'unsupplied' })
    },
  }
}

export function memorySellerReturns({ refunds, answers, answering, photos }: PackageBooks): SellerReturns {
  const { requests } = refunds
  const answerOf = (id: string): AnswerRecord => answers.get(id) ?? { state: 'awaited', revision: 0 }
  const put = (id: string, more: Partial<AnswerRecord>) => {
    const before = answerOf(id)
    answers.set(id, { ...before, ...more, revision: before.revision + 1 })
  }
  const stateOf = (id: string, { status }: RequestRecord): SellerReturnState =>
    status === 'waiting' ? answerOf(id).state : status === 'refused' ? 'refused' : 'accepted'
  return {
    async partsOf(id) {
      const request = requests.get(id)
      if (request?.kind !== 'return' || request.status !== 'waiting') return []
      const shops = Map.groupBy(request.lines, ({ line }) => shopOf(refunds, request.orderId, line))
      return [...shops].map(([shopId, lines]) => ({
        shopId,
        answers: answering.has(shopId),
        lines: lines.map(({ line, quantity }) => ({ line, units: quantity })),
      }))
    },
    async lock({ id, shopId }) {
      const request = requests.get(id)
      if (request?.kind !== 'return') return undefined
      const lines = request.lines.filter(
        ({ line }) => shopId === undefined || shopOf(refunds, request.orderId, line) === shopId,
      )
      if (lines.length === 0) return undefined
      return {
        state: stateOf(id, request),
        revision: answerOf(id).revision,
        lines: lines.map(({ line, quantity, reasonId }) => ({ line, units: quantity, reasonId })),
      }
    },
    async split(id, moved, newId) {
      const { lines, ...request } = recordOf(requests, id)
      const part = (unitsOf: (units: number, moved: number) => number) =>
        lines.flatMap((one) => {
          const quantity = unitsOf(one.quantity, moved.find(({ line }) => line === one.line)?.units ?? 0)
          return quantity > 0 ? [{ ...one, quantity }] : []
        })
      const split = part((_, units) => units)
      requests.set(newId, { ...request, id: newId, returnCode: null, photos: [], lines: split })
      change(requests, id, { lines: part((all, units) => all - units) })
      answers.set(newId, answerOf(id))
    },
    async arrive(id, _, answerBy) {
      put(id, { state: 'arrived', answerBy })
    },
    async dispute(id, dispute, keys, answerBy) {
      put(id, { state: 'disputed', dispute, answerBy })
      for (const key of keys) photos.set(key, { of: id, kept: true })
    },
    async decide(id, decision) {
      put(id, { decision })
      if (decision.for === 'seller') change(requests, id, { denied: true })
    },
    loosePhotos: async (id, keys) => keys.filter((key) => photos.get(key)?.of === id && !photos.get(key)?.kept),
    silent: async (now) =>
      [...answers].flatMap(([id, { answerBy }]) => {
        const request = requests.get(id)
        return request && stateOf(id, request) === 'arrived' && answerBy && answerBy <= now ? [id] : []
      }),
  }
}
