import { describe, expect, it } from 'vitest'
import { accountPanel, type AccountPanelEvent, accountPanelTitle } from './account-panel.ts'
import { cookieNotice, type CookieNoticeEvent } from './cookie-notice.ts'
import { loadingBar, type LoadingBarEvent, type LoadingBarState } from './loading-bar.ts'
import { miniCart, type MiniCartEvent } from './mini-cart.ts'
import { priceStatus } from './price-status.ts'
import { scrollTop, type ScrollTopEvent } from './scroll-top.ts'
import { searchLoading } from './search-loading.ts'

describe('S6 miniCart', () => {
  const run = (...events: readonly MiniCartEvent[]) => events.reduce(miniCart.next, miniCart.initial)
  const enter: MiniCartEvent = { type: 'enter', route: '/' }

  it('shows on hover and hides a moment after the pointer left', () => {
    expect(run(enter)).toBe('shown')
    expect(run(enter, { type: 'leave' })).toBe('leaving')
    expect(run(enter, { type: 'leave' }, { type: 'hide-timeout' })).toBe('hidden')
    expect(run(enter, { type: 'leave' }, enter, { type: 'hide-timeout' })).toBe('shown')
  })

  it('does not show on the cart page, and not after going on', () => {
    expect(run({ type: 'enter', route: '/my/tr/sepet' })).toBe('hidden')
    expect(run({ type: 'enter', route: 'my-tr-sepet' })).toBe('hidden')
    expect(run(enter, { type: 'navigate' })).toBe('hidden')
    expect(run({ type: 'leave' })).toBe('hidden')
  })
})

describe('S6 accountPanel', () => {
  const run = (...events: readonly AccountPanelEvent[]) => events.reduce(accountPanel.next, accountPanel.initial)
  const open: AccountPanelEvent = { type: 'open' }

  it('opens, and forgets the reminder mode when it closes', () => {
    expect(run(open)).toEqual({ status: 'open', reminder: false })
    const reminder = run(open, { type: 'forgot-password' })
    expect(reminder.reminder).toBe(true)
    expect(accountPanel.next(reminder, { type: 'back-to-login' }).reminder).toBe(false)
    expect(accountPanel.next(reminder, { type: 'close' })).toEqual({ status: 'closed', reminder: false })
    expect(accountPanel.next(reminder, { type: 'logout' })).toEqual({ status: 'closed', reminder: false })
  })

  it('closes a moment after a click outside', () => {
    const closing = run(open, { type: 'outside-click' })
    expect(closing.status).toBe('closing')
    expect(accountPanel.next(closing, { type: 'close-timeout' }).status).toBe('closed')
    expect(accountPanel.next(closing, open).status).toBe('open')
    expect(run(open, { type: 'close-timeout' }).status).toBe('open')
  })

  it('returns the same state if nothing changes', () => {
    const opened = run(open)
    expect(accountPanel.next(opened, open)).toBe(opened)
    const closing = run(open, { type: 'outside-click' })
    expect(accountPanel.next(closing, { type: 'outside-click' })).toBe(closing)
  })

  it('does nothing while closed', () => {
    expect(run({ type: 'forgot-password' })).toBe(accountPanel.initial)
    expect(run({ type: 'outside-click' })).toBe(accountPanel.initial)
  })

  it('has the member’s name, the login or the reminder as its title', () => {
    const texts = { login: 'Giriş Yap', remindPassword: 'Şifre Hatırlat' }
    const user = { isActive: false, firstName: 'Ada', lastName: 'Deneme' }
    expect(accountPanelTitle({ reminder: false }, user, texts)).toBe('Giriş Yap')
    expect(accountPanelTitle({ reminder: true }, user, texts)).toBe('Şifre Hatırlat')
    expect(accountPanelTitle({ reminder: true }, { ...user, isActive: true }, texts)).toBe('Ada Deneme')
    expect(accountPanelTitle({ reminder: false }, { ...user, isActive: true, lastName: '' }, texts)).toBe('Ada')
  })
})

describe('S6 loadingBar', () => {
  const at = (ms: number) => new Date(1_000_000 + ms)
  const event = (type: LoadingBarEvent['type'], ms: number): LoadingBarEvent => ({ type, at: at(ms) })
  const run = (...events: readonly LoadingBarEvent[]) => events.reduce(loadingBar.next, loadingBar.initial)
  const phase = (...events: readonly LoadingBarEvent[]): LoadingBarState['phase'] => run(...events).phase

  it('is shown after 200 ms, and not for faster pages', () => {
    expect(phase(event('start', 0), event('tick', 199))).toBe('waiting')
    expect(phase(event('start', 0), event('tick', 200))).toBe('running')
    expect(phase(event('start', 0), event('tick', 199), event('finish', 199))).toBe('idle')
  })

  it('hides 500 ms after it finished', () => {
    const events = [event('start', 0), event('tick', 200), event('finish', 1_000)]
    expect(phase(...events, event('tick', 1_499))).toBe('finished')
    expect(phase(...events, event('tick', 1_500))).toBe('idle')
    expect(phase(...events, event('start', 1_100))).toBe('waiting')
  })

  it('waits from the first start, and runs until the page is shown', () => {
    expect(phase(event('start', 0), event('start', 100), event('tick', 200))).toBe('running')
    expect(phase(event('start', 0), event('tick', 200), event('tick', 4_000))).toBe('running')
  })

  it('continues when another page starts, and ignores an end without a start', () => {
    const running = run(event('start', 0), event('tick', 200))
    expect(loadingBar.next(running, event('start', 900))).toBe(running)
    expect(run(event('finish', 0))).toBe(loadingBar.initial)
    expect(run(event('tick', 900))).toBe(loadingBar.initial)
  })
})

describe('S6 scrollTop', () => {
  const run = (...events: readonly ScrollTopEvent[]) => events.reduce(scrollTop.next, scrollTop.initial)

  it('is not there at first', () => {
    expect(scrollTop.initial).toEqual({ y: 0, responsive: false, shown: false })
  })

  it('appears after more than 800 px, never in responsive mode', () => {
    expect(run({ type: 'scroll', y: 800 }).shown).toBe(false)
    expect(run({ type: 'scroll', y: 801 }).shown).toBe(true)
    expect(run({ type: 'scroll', y: 801 }, { type: 'scroll', y: 0 }).shown).toBe(false)
    expect(run({ type: 'scroll', y: 801 }, { type: 'responsive', responsive: true }).shown).toBe(false)
    expect(run({ type: 'responsive', responsive: true }, { type: 'scroll', y: 2_000 }).shown).toBe(false)
    expect(run({ type: 'scroll', y: 0 })).toBe(scrollTop.initial)
  })
})

describe('S17 searchLoading and priceStatus', () => {
  it('goes from PENDING over LOADING to SUCCESS', () => {
    expect(searchLoading.initial).toBe('PENDING')
    const loading = searchLoading.next('PENDING', { type: 'search' })
    expect(loading).toBe('LOADING')
    expect(searchLoading.next(loading, { type: 'results' })).toBe('SUCCESS')
    expect(searchLoading.next('PENDING', { type: 'results' })).toBe('PENDING')
    expect(searchLoading.next('SUCCESS', { type: 'search' })).toBe('LOADING')
    expect(searchLoading.next('SUCCESS', { type: 'reset' })).toBe('PENDING')
  })

  it('has its price COMPLETED by default', () => {
    expect(priceStatus.initial).toBe('COMPLETED')
    expect(priceStatus.next('COMPLETED', { type: 'calculate' })).toBe('LOADING')
    expect(priceStatus.next('LOADING', { type: 'calculated' })).toBe('COMPLETED')
  })
})

describe('cookieNotice', () => {
  const run = (...events: readonly CookieNoticeEvent[]) => events.reduce(cookieNotice.next, cookieNotice.initial)

  it('is shown unless the flag is 1 or 0', () => {
    expect(cookieNotice.initial).toBe('unread')
    for (const flag of [null, undefined, '', 'true', '2']) expect(run({ type: 'read', flag })).toBe('shown')
    expect(run({ type: 'read', flag: '1' })).toBe('accepted')
    expect(run({ type: 'read', flag: '0' })).toBe('refused')
  })

  it('is accepted or refused in one step, and can be changed later', () => {
    const shown: CookieNoticeEvent = { type: 'read', flag: null }
    expect(run(shown, { type: 'accept' })).toBe('accepted')
    expect(run(shown, { type: 'refuse' })).toBe('refused')
    expect(run(shown, { type: 'accept' }, { type: 'reopen' }, { type: 'refuse' })).toBe('refused')
    expect(run(shown, { type: 'refuse' }, { type: 'reopen' }, { type: 'accept' })).toBe('accepted')
    expect(run({ type: 'accept' })).toBe('unread')
    expect(run({ type: 'reopen' })).toBe('unread')
    expect(run(shown, { type: 'refuse' }, { type: 'accept' })).toBe('refused')
    expect(run(shown, { type: 'accept' }, { type: 'refuse' })).toBe('accepted')
  })

  it('reads the flag once', () => {
    const flag = (flag: string): CookieNoticeEvent => ({ type: 'read', flag })
    expect(run(flag('1'), flag('0'))).toBe('accepted')
    expect(run(flag('0'), flag('1'))).toBe('refused')
  })
})
