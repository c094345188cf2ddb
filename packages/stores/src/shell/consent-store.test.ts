import { expect, it } from 'vitest'
import { makeConsentStore } from './consent-store.ts'

const kept = (flag: string | null = null) => {
  let held = flag
  return {
    read: () => held,
    write: (next: string) => {
      held = next
    },
    clear: () => {
      held = null
    },
  }
}

it('asks at the first visit and not again after an answer', () => {
  const flag = kept()
  const first = makeConsentStore(flag)
  first.start()
  expect(first.state.current()).toBe('shown')
  first.accept()
  expect(first.state.current()).toBe('accepted')
  const second = makeConsentStore(flag)
  second.start()
  expect(second.state.current()).toBe('accepted')
})
it('keeps a refusal, and lets it be taken back', () => {
  const flag = kept()
  const store = makeConsentStore(flag)
  store.start()
  store.refuse()
  const later = makeConsentStore(flag)
  later.start()
  expect(later.state.current()).toBe('refused')
  later.reopen()
  expect(flag.read()).toBeNull()
  later.accept()
  expect(flag.read()).toBe('1')
})
