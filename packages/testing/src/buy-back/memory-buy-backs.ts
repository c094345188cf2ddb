import { succeed } from '@market/domain/kernel'
import { kurus } from '@market/domain/money'
import { isIban } from '@market/domain/validation'
import {
  type BuyBackGateway,
  type Choice,
  type DeviceQuestion,
  type DeviceSale,
  type DeviceSeller,
  deviceSellerProblems,
  emptyDeviceSeller,
  mayHappenToSale,
  type Offer,
} from '@market/domain/buy-back'
import { notFound, refused } from '../kernel/failing.ts'

/** A form that may be sent; its numbers are generated test values. */
export const aDeviceSeller = (given: Partial<DeviceSeller> = {}): DeviceSeller => ({
  ...emptyDeviceSeller,
  firstName: 'Ada',
  lastName: 'Deneme',
  tc: '10000000146',
  phone: '05550000000',
  email: 'ada@ornek.test',
  city: 'Bursa',
  district: 'Nilüfer',
  address: 'Ihlamur Sokak No: 7',
  iban: 'TR330006100519786457841326',
  accepted: true,
  ...given,
})

const deviceTypes: readonly Choice[] = [
  { id: 1, name: 'Telefon' },
  { id: 2, name: 'Dizüstü bilgisayar' },
]
const brands: readonly (Choice & { readonly deviceType: number })[] = [
  { id: 11, name: 'Ihlamur', deviceType: 1 },
  { id: 12, name: 'Çınar', deviceType: 1 },
  { id: 13, name: 'Ihlamur', deviceType: 2 },
]
const models: readonly (Choice & { readonly brand: number })[] = [
  { id: 101, name: 'Ihlamur 5', brand: 11 },
  { id: 102, name: 'Ihlamur 6', brand: 11 },
  { id: 103, name: 'Çınar Mini', brand: 12 },
  { id: 104, name: 'Ihlamur Defter', brand: 13 },
]
const memories: readonly Choice[] = [
  { id: 64, name: '64 GB' },
  { id: 128, name: '128 GB' },
]
const questions: readonly DeviceQuestion[] = [
  {
    id: 1,
    name: 'Cihaz açılıyor mu?',
    options: [
      { id: 10, name: 'Evet' },
      { id: 11, name: 'Hayır' },
    ],
  },
  {
    id: 2,
    name: 'Ekranda çizik var mı?',
    options: [
      { id: 20, name: 'Yok' },
      { id: 21, name: 'Var' },
    ],
  },
]
const plain = ({ id, name }: Choice): Choice => ({ id, name })

/** The two services for one member. A worse answer and a smaller memory make the price lower. */
export const memoryBuyBacks = (): BuyBackGateway => {
  const offers = new Map<string, Offer & { readonly service: string; readonly device: string }>()
  let sales: readonly DeviceSale[] = []
  const modelOf = (id: number) => models.find((model) => model.id === id)
  const find = (offerId: string) => sales.find((sale) => sale.offerId === offerId)
  const change = (sale: DeviceSale, to: Partial<DeviceSale>) => {
    const changed = { ...sale, ...to }
    sales = sales.map((one) => (one.offerId === sale.offerId ? changed : one))
    return succeed(changed)
  }

  return {
    deviceTypes: async () => succeed(deviceTypes),
    brands: async (_, deviceType) => succeed(brands.filter((brand) => brand.deviceType === deviceType).map(plain)),
    models: async (_, { brand }) => succeed(models.filter((model) => model.brand === brand).map(plain)),
    memories: async (model) => succeed(model < 104 ? memories : []),
    questions: async (_, model) => (modelOf(model) ? succeed(questions) : notFound('Model bulunamadı.')),
    async price(service, { model: id, memory, answers }) {
      const model = modelOf(id)
      const chosen = questions.map((question) => question.options.findIndex((one) => one.id === answers[question.id]))
      if (!model || chosen.includes(-1)) return refused(422, 'Tüm soruları yanıtlayın.')
      const faults = chosen.reduce((sum, at) => sum + at, 0)
      const offer = {
        id: `teklif-${offers.size + 1}`,
        price: kurus(400_000 + (memory ?? 0) * 1_000 - faults * 90_000),
        validUntil: '2026-11-27T09:00:00Z',
      }
      offers.set(offer.id, { ...offer, service, device: model.name })
      return succeed(offer)
    },
    async approve(service, offerId, seller) {
      const offer = offers.get(offerId)
      if (!offer || offer.service !== service) return notFound('Teklif bulunamadı.')
      if (deviceSellerProblems(seller).length > 0) return refused(422, 'Formda eksik veya hatalı alanlar var.')
      const before = find(offerId)
      if (before) return succeed(before)
      const sale: DeviceSale = {
        offerId,
        service,
        device: offer.device,
        price: offer.price,
        date: '2026-11-20T09:00:00Z',
        status: 'approved',
        statusText: 'Cihazınızı kargoya verin',
        cargoCode: `KRG-${offers.size}`,
        accountEnd: seller.iban.slice(-4),
        accountRefused: false,
      }
      sales = [sale, ...sales]
      return succeed(sale)
    },
    async status(service, offerId) {
      const sale = find(offerId)
      return sale?.service === service ? succeed(sale) : notFound('Satış bulunamadı.')
    },
    async cancel(service, offerId) {
      const sale = find(offerId)
      if (sale?.service !== service) return notFound('Satış bulunamadı.')
      if (sale.status === 'cancelled') return succeed(sale)
      if (!mayHappenToSale(sale.status, 'cancelled')) return refused(409, 'Cihaz elimize ulaştı.')
      return change(sale, { status: 'cancelled', statusText: 'Satış iptal edildi' })
    },
    async changeAccount(service, offerId, iban) {
      const sale = find(offerId)
      if (sale?.service !== service) return notFound('Satış bulunamadı.')
      if (!isIban(iban)) return refused(422, 'IBAN geçersiz.')
      if (!mayHappenToSale(sale.status, 'account-changed')) return refused(409, 'Ödeme yapıldı.')
      return change(sale, { accountEnd: iban.slice(-4), accountRefused: false })
    },
    sales: async () => succeed(sales),
    userInfo: async () => succeed({ firstName: 'Ada', lastName: 'Deneme', email: 'ada@ornek.test' }),
    cities: async () => succeed([{ id: 16, name: 'Bursa' }]),
    districts: async (city) => succeed(city === 16 ? [{ id: 1, name: 'Nilüfer' }] : []),
  }
}
