import { succeed } from '@market/domain/kernel'
import { type PickupPoint, receiverProblems, type Shipping, type ShippingGateway } from '@market/domain/checkout'
import { notFound, refused } from '../kernel/failing.ts'

const place = {
  city: 'Bursa',
  district: 'Nilüfer',
  hours: '08.30–17.00',
  position: { latitude: 40.21, longitude: 28.96 },
}
const points: readonly (PickupPoint & { readonly option: 'branch' | 'kargomat' })[] = [
  { option: 'branch', id: 1, name: 'Nilüfer Şubesi', address: 'Çınar Caddesi No: 1', ...place },
  { option: 'kargomat', id: 2, name: 'Nilüfer Kargomat', address: 'Ihlamur Sokak No: 2', ...place },
]

/**
 * One caller's choice among a branch and a locker of one district; `unfit` are products that do not fit into lockers.
 */
export const memoryShipping = (unfit: readonly string[] = []): ShippingGateway => {
  const home: Shipping = { option: 'address', pickup: null, receiver: null, unfitForLocker: unfit }
  let shipping = home
  const plain = ({ option: _option, ...point }: (typeof points)[number]): PickupPoint => point
  return {
    chosen: async () => succeed(shipping),
    lockerCities: async () =>
      succeed([{ city: place.city, count: 1, districts: [{ name: place.district, count: 1 }] }]),
    points: async (option, { city, district, near }) =>
      succeed(
        points
          .filter((one) => one.option === option && one.city === city && (district === '' || one.district === district))
          .map((point) => ({ ...plain(point), ...(near && { distance: 350 }) })),
      ),
    async pickUp(option, id, receiver) {
      const point = points.find((one) => one.id === id)
      if (!point) return notFound('Teslimat noktası bulunamadı.')
      if (point.option !== option) return refused(422, 'Teslimat noktası bulunamadı.')
      if (receiver && receiverProblems(receiver).length > 0) return refused(422, 'Teslim alacak kişi geçersiz.')
      if (option === 'kargomat' && unfit.length > 0) return refused(409, 'Ürünleriniz Kargomata sığmıyor.')
      shipping = { ...home, option, pickup: plain(point), receiver: receiver ?? null }
      return succeed(shipping)
    },
    async deliverToAddress() {
      shipping = home
      return succeed(shipping)
    },
  }
}
