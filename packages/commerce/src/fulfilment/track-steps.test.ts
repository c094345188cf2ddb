import { describe, expect, test } from 'vitest'
import { type ShopWork, type TrackedParcel, trackSteps } from './track-steps.ts'

const now = new Date('2025-11-22T06:00:00Z')
const parcel = (more: Partial<TrackedParcel>): TrackedParcel => ({
  status: 'preparing',
  events: [{ key: 'ordered', at: '2025-11-20T15:42:00Z' }],
  delivery: { from: '2025-11-25', to: '2025-11-27' },
  ...more,
})
const brief = (of: TrackedParcel) => trackSteps(of, now).map(({ title, date, state }) => [title, date, state])

describe('the steps of a parcel', () => {
  test('while the shop prepares it', () => {
    expect(brief(parcel({}))).toEqual([
      ['Sipariş alındı', '20 Kasım, 18.42', 'done'],
      ['Hazırlanıyor', 'Mağaza onayladı', 'current'],
      ['Yola çıkacak', '24 Kasım', 'ahead'],
      ['Dağıtıma çıkacak', '27 Kasım', 'ahead'],
      ['Teslim edilecek', '27 Kasım Perşembe', 'ahead'],
    ])
  })
  test('to a branch or a locker it is not taken out for delivery', () => {
    expect(brief(parcel({ toPoint: true })).slice(-2)).toEqual([
      ['Teslim noktasına gidecek', '27 Kasım', 'ahead'],
      ['Teslim noktasında olacak', '27 Kasım Perşembe', 'ahead'],
    ])
  })
  test('while the team of the shop works on it', () => {
    const current = (work: ShopWork) => brief(parcel({ work }))[1]
    expect(current('new')).toEqual(['Hazırlanıyor', 'Mağazanın onayı bekleniyor', 'current'])
    expect(current('accepted')).toEqual(['Hazırlanıyor', 'Mağaza onayladı', 'current'])
    expect(current('packed')).toEqual(['Hazırlanıyor', 'Paket hazır, kargoya verilecek', 'current'])
  })
  test('on the day of delivery', () => {
    const today = parcel({
      status: 'out_for_delivery',
      events: [
        { key: 'ordered', at: '2025-11-20T15:42:00Z' },
        { key: 'prepared', at: '2025-11-21T07:15:00Z' },
        { key: 'shipped', at: '2025-11-21T15:00:00Z', place: 'Ankara' },
        { key: 'out_for_delivery', at: '2025-11-22T05:30:00Z', place: 'Kadıköy' },
      ],
      delivery: { from: '2025-11-22', to: '2025-11-25' },
    })
    expect(brief(today)).toEqual([
      ['Sipariş alındı', '20 Kasım, 18.42', 'done'],
      ['Hazırlandı', '21 Kasım, 10.15', 'done'],
      ['Yola çıktı', 'Ankara, 21 Kasım', 'done'],
      ['Dağıtımda', 'Kadıköy, bugün 08.30', 'current'],
      ['Teslim edilecek', 'bugün', 'ahead'],
    ])
  })
  test('after it was delivered', () => {
    const events = [{ key: 'delivered' as const, at: '2025-11-05T11:20:00Z' }]
    const delivered = parcel({ status: 'delivered', events })
    expect(brief(delivered).at(-1)).toEqual(['Teslim edildi', '5 Kasım, 14.20', 'done'])
  })
  test('at a branch it stays there, also after its last day', () => {
    const events = [{ key: 'delivered' as const, at: '2025-11-21T11:20:00Z', fetchUntil: '2025-11-22' }]
    const waiting = parcel({ status: 'delivered', events })
    expect(brief(waiting).at(-1)).toEqual(['Teslim noktasında bekliyor', '21 Kasım, 14.20', 'current'])
    const later = trackSteps(waiting, new Date('2025-11-23T06:00:00Z')).at(-1)
    expect(later).toMatchObject({ title: 'Süresinde teslim alınmadı', state: 'current' })
  })
  test.each([
    ['fetched', 'Teslim alındı'],
    ['sent_back', 'Teslim alınmadı, geri gönderildi'],
  ] as const)('at a branch it shows that it was %s, with the day', (key, title) => {
    const came = { key: 'delivered' as const, at: '2025-11-21T11:20:00Z', fetchUntil: '2025-11-28' }
    const ended = parcel({ status: 'delivered', events: [came, { key, at: '2025-11-21T15:00:00Z' }] })
    expect(brief(ended).at(-1)).toEqual([title, expect.stringMatching(/18\.00$/), 'done'])
    expect(brief(ended)).toHaveLength(5)
  })
  test('a day that has gone by is not promised any more', () => {
    const late = parcel({ delivery: { from: '2025-11-19', to: '2025-11-20' } })
    expect(
      brief(late)
        .slice(2)
        .map(([, date]) => date),
    ).toEqual([null, null, null])
  })
  test('a cancelled one shows only what happened', () => {
    expect(brief(parcel({ status: 'cancelled' }))).toEqual([['Sipariş alındı', '20 Kasım, 18.42', 'done']])
  })
  test('one that awaits its payment is at its first step', () => {
    expect(brief(parcel({ status: 'awaiting_payment', events: [] }))[0]).toEqual(['Ödeme bekleniyor', null, 'current'])
  })
})
