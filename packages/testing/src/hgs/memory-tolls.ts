import { productId, type SavedCardId, succeed } from '@market/domain/kernel'
import { add, kurus } from '@market/domain/money'
import type { StartedPayment } from '@market/domain/checkout'
import type { HgsAccount, HgsGateway, HgsVehicle, RemittanceForm, TopUpOffer } from '@market/domain/hgs'
import { aProductCard } from '../catalog/a-product.ts'
import { memoryTokenizer, type MemoryTokenizer } from '../checkout/memory-tokenizer.ts'
import { refusedCard } from '../checkout/refused-card.ts'
import { startedOnce } from '../checkout/started-once.ts'
import { notFound, refused } from '../kernel/failing.ts'

export const someTopUpOffers: readonly TopUpOffer[] = [
  { id: 1, amount: kurus(10_000), price: kurus(10_000) },
  { id: 2, amount: kurus(25_000), price: kurus(25_000) },
]
/** Products that the fake offers to drivers. */
export const someWayOffers = [aProductCard({ id: productId(71) }), aProductCard({ id: productId(72) })] as const
/** A vehicle with a toll account, as the fake knows it. */
export interface MemoryVehicle extends HgsAccount {
  readonly vin: string
}
interface Begun {
  readonly plate: string
  readonly offer: TopUpOffer
  readonly started: StartedPayment
  readonly paid: boolean
}
export interface MemoryTolls extends HgsGateway {
  readonly tokenizer: MemoryTokenizer
  readonly remittances: readonly RemittanceForm[]
  /** Settles the started payment at the bank. */
  settle(): void
}

/** `saved` are the ids of the caller's saved cards. */
export const memoryTolls = (vehicles: readonly MemoryVehicle[], saved: readonly SavedCardId[] = []): MemoryTolls => {
  const tokenizer = memoryTokenizer()
  const payments = startedOnce('HGS')
  const contractVersion = '2026-11'
  const remittances: RemittanceForm[] = []
  let accounts = vehicles
  let begun: readonly Begun[] = []

  const find = ({ by, text }: HgsVehicle) => accounts.find((account) => account[by] === text)
  const unknown = () => notFound('Bu araca ait bir HGS hesabı bulunamadı.')

  return {
    tokenizer,
    remittances,
    settle: () => {
      for (const { plate, offer, paid } of begun)
        if (!paid)
          accounts = accounts.map((account) =>
            account.plate === plate ? { ...account, balance: add(account.balance, offer.amount) } : account,
          )
      begun = begun.map((one) => ({ ...one, paid: true }))
    },
    async account(vehicle) {
      const found = find(vehicle)
      return found
        ? succeed({ plate: found.plate, vehicleClass: found.vehicleClass, balance: found.balance })
        : unknown()
    },
    start: async () =>
      succeed({ offers: someTopUpOffers, tokenizerUrl: tokenizer.url, contractVersion, documents: [] }),
    async topUp(payment) {
      const before = payments.find(payment.idempotencyKey)
      if (before) return succeed(before)
      const account = find(payment.vehicle)
      if (!account) return unknown()
      const offer = someTopUpOffers.find(({ id }) => id === payment.offerId)
      const unpaid = refusedCard(payment.paidBy, { tokenizer, saved })
      if (unpaid) return unpaid
      if (!offer) return refused(422, 'Yükleme bilgileri geçersiz.')
      if (!payment.contractAccepted || payment.contractVersion !== contractVersion)
        return refused(422, 'Sözleşmeyi onaylamanız zorunludur.')
      if (payment.total !== offer.price) return refused(409, 'Yükleme tutarı değişti.')
      const started = payments.begin(payment.idempotencyKey)
      begun = [...begun, { plate: account.plate, offer, started, paid: false }]
      return succeed(started)
    },
    async topUpOf(payment) {
      const one = begun.find(({ started }) => started.paymentId === payment)
      const account = one && find({ by: 'plate', text: one.plate })
      if (!account) return notFound('Yükleme bulunamadı.')
      const { vin: _, ...known } = account
      const paidAt = one.paid ? '2026-11-20T09:00:00Z' : null
      return succeed({ number: one.started.orderId, amount: one.offer.amount, paid: one.paid, paidAt, account: known })
    },
    offersForTheWay: async (limit) => succeed(someWayOffers.slice(0, limit)),
    async requestRemittance(form) {
      if (!find(form.vehicle)) return unknown()
      remittances.push(form)
      return succeed(undefined)
    },
  }
}
