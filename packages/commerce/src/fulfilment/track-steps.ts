import type { DeliveryTime, OrderStatus, TrackStep } from '@market/domain/orders'
import { dayText, timeText, weekdayText, isSameDay, noonOf } from '@market/domain/kernel'
import { handoverDay } from './handover-day.ts'
import type { ParcelEvent } from './parcel-event.ts'
import { isOverdue, waitsToBeFetched } from './waits-to-be-fetched.ts'

export type StepKey = TrackStep['key']
export interface TrackedParcel {
  readonly status: OrderStatus
  readonly events: readonly ParcelEvent[]
  /** First and last day of the estimated delivery, `YYYY-MM-DD`. */
  readonly delivery: { readonly from: string; readonly to: string }
  /** The delivery time to which the shopper moved it. */
  readonly moved?: DeliveryTime | null
  /** Its destination is a branch or a locker. */
  readonly toPoint?: boolean
  /** How far its shop's team is with it; absent if the simulated carrier works for the shop. */
  readonly work?: ShopWork | null
}
/** How far a shop's team is with a parcel that it prepares. */
export type ShopWork = 'new' | 'accepted' | 'packed'

const texts = {
  steps: {
    ordered: { done: 'Sipariş alındı', current: 'Ödeme bekleniyor', ahead: 'Sipariş' },
    prepared: { done: 'Hazırlandı', current: 'Hazırlanıyor', ahead: 'Hazırlanacak' },
    shipped: { done: 'Yola çıktı', current: 'Yolda', ahead: 'Yola çıkacak' },
    out_for_delivery: { done: 'Dağıtıma çıktı', current: 'Dağıtımda', ahead: 'Dağıtıma çıkacak' },
    delivered: { done: 'Teslim edildi', current: 'Teslim ediliyor', ahead: 'Teslim edilecek' },
  } satisfies Record<StepKey, Record<TrackStep['state'], string>>,
  stepsToPoint: {
    out_for_delivery: {
      done: 'Teslim noktasına çıktı',
      current: 'Teslim noktasına gidiyor',
      ahead: 'Teslim noktasına gidecek',
    },
    delivered: { done: 'Teslim alındı', current: 'Teslim noktasına bırakılıyor', ahead: 'Teslim noktasında olacak' },
  } satisfies Partial<Record<StepKey, Record<TrackStep['state'], string>>>,
  waits: 'Teslim noktasında bekliyor',
  overdue: 'Süresinde teslim alınmadı',
  tried: 'Size ulaşılamadı',
  ends: { fetched: 'Teslim alındı', sent_back: 'Teslim alınmadı, geri gönderildi' },
  work: {
    new: 'Mağazanın onayı bekleniyor',
    accepted: 'Mağaza onayladı',
    packed: 'Paket hazır, kargoya verilecek',
  } satisfies Record<ShopWork, string>,
  today: 'bugün',
}
const keys: readonly StepKey[] = ['ordered', 'prepared', 'shipped', 'out_for_delivery', 'delivered']
/** The step that a status is at; beyond the last one all are done. */
const at: { readonly [Status in OrderStatus]?: number } = {
  awaiting_payment: 0,
  paid: 1,
  preparing: 1,
  shipped: 2,
  out_for_delivery: 3,
  delivered: keys.length,
}

/** The five delivery steps of a parcel with their dates; for a stopped parcel only the steps that happened. */
export function trackSteps(parcel: TrackedParcel, now: Date): TrackStep[] {
  const current = at[parcel.status]
  const named = parcel.toPoint ? { ...texts.steps, ...texts.stepsToPoint } : texts.steps
  const eventOf = (key: StepKey) => parcel.events.find((event) => event.key === key)
  if (current === undefined)
    return keys.flatMap((key) => {
      const event = eventOf(key)
      return event ? [{ key, title: named[key].done, date: eventDate(event, now), state: 'done' as const }] : []
    })
  const waits = waitsToBeFetched(parcel) && (isOverdue(parcel, now) ? texts.overdue : texts.waits)
  return keys.map((key, index) => {
    const state = index < current ? 'done' : index === current ? 'current' : 'ahead'
    const event = eventOf(key)
    // It has arrived at its branch or locker, but has not been picked up.
    if (waits && event && key === 'delivered')
      return { key, title: waits, date: eventDate(event, now), state: 'current' }
    const last = parcel.events.at(-1)
    if (key === 'out_for_delivery' && last?.key === 'tried')
      return { key, title: texts.tried, date: eventDate(last, now), state }
    const end = key === 'delivered' && parcel.events.find((one) => one.key === 'fetched' || one.key === 'sent_back')
    if (end)
      return {
        key,
        title: texts.ends[end.key === 'fetched' ? 'fetched' : 'sent_back'],
        date: eventDate(end, now),
        state,
      }
    const date = event ? eventDate(event, now) : state === 'done' ? null : expectedDate(key, state, parcel, now)
    return { key, title: named[key][state], date, state }
  })
}

/** Whether an estimated day is over, so that it is no longer shown. */
export const isPast = (day: Date, now: Date): boolean => day < now && !isSameDay(day, now)

function eventDate({ at: when, place }: ParcelEvent, now: Date): string {
  const moment = new Date(when)
  const day = isSameDay(moment, now) ? texts.today : dayText(moment)
  const text = day === texts.today ? `${day} ${timeText(moment)}` : place ? day : `${day}, ${timeText(moment)}`
  return place ? `${place}, ${text}` : text
}

function expectedDate(
  key: StepKey,
  state: TrackStep['state'],
  { delivery, moved, status, events, work }: TrackedParcel,
  now: Date,
): string | null {
  if (status === 'out_for_delivery') return events.at(-1)?.key === 'tried' ? null : texts.today
  if (key === 'prepared') return state === 'current' ? texts.work[work ?? 'accepted'] : null
  const expected = noonOf(key === 'shipped' ? handoverDay(delivery) : (moved?.day ?? delivery.to))
  if (key === 'ordered' || isPast(expected, now)) return null
  if (isSameDay(expected, now)) return texts.today
  return key === 'delivered' ? weekdayText(expected) : dayText(expected)
}
