import type { AnalyticsEvent } from '@market/domain/analytics'
import { expect, it } from 'vitest'
import { makeConsentStore } from './consent-store.ts'
import { makeMeasureStore } from './measure-store.ts'

const event = (percent: number): AnalyticsEvent => ({ type: 'scroll-depth', percent })
const setUp = (flag: string | null) => {
  const heard: string[] = []
  const consent = makeConsentStore({ read: () => flag, write: () => undefined, clear: () => undefined })
  const analytics = {
    start: () => void heard.push('start'),
    stop: () => void heard.push('stop'),
    track: (told: AnalyticsEvent) => void heard.push('percent' in told ? String(told.percent) : ''),
  }
  let brought = 0
  const store = makeMeasureStore(consent, async () => {
    brought += 1
    return analytics
  })
  store.start()
  return { consent, store, heard, brought: () => brought }
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

it('loads nothing before consent, and reports no event from before it', async () => {
  const { consent, store, heard, brought } = setUp(null)
  consent.start()
  store.track(event(25))
  await settled()
  expect([heard, brought()]).toEqual([[], 0])
  consent.accept()
  await settled()
  store.track(event(50))
  expect(heard).toEqual(['start', '50'])
})

it('queues events while an earlier consent is read', async () => {
  const { consent, store, heard } = setUp('1')
  store.track(event(25))
  consent.start()
  store.track(event(50))
  await settled()
  expect(heard).toEqual(['start', '25', '50'])
})

it('stops when consent is withdrawn, also while the analytics are loading', async () => {
  const { consent, store, heard, brought } = setUp('1')
  consent.start()
  await settled()
  consent.reopen()
  store.track(event(25))
  consent.refuse()
  store.track(event(50))
  expect(heard).toEqual(['start', 'stop'])
  consent.reopen()
  consent.accept()
  consent.reopen()
  consent.refuse()
  await settled()
  expect([heard, brought()]).toEqual([['start', 'stop'], 2])
})

it('discards queued events when consent was refused', async () => {
  const { consent, store, heard } = setUp('0')
  store.track(event(25))
  consent.start()
  consent.reopen()
  consent.accept()
  await settled()
  expect(heard).toEqual(['start'])
})
