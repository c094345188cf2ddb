import { browserStorages, dataLayerAnalytics, localConsentFlag } from '@market/browser'
import { makeConsentStore, makeMeasureStore } from '@market/stores'
import { afterEach, expect, it } from 'vitest'

afterEach(() => {
  localStorage.clear()
  document.head.innerHTML = ''
})

/** Opens a page of the shop with a tag manager; calling it again reads what the browser stored, as after a reload. */
const open = async () => {
  const consent = makeConsentStore(localConsentFlag(browserStorages()))
  const reloads: (string | null)[] = []
  const location = { reload: () => reloads.push(localStorage.getItem('cookie_status')) }
  const page: object = { document, location }
  const measure = makeMeasureStore(consent, async () =>
    dataLayerAnalytics(page as Window, { id: 'GTM-ORNEK', origin: 'https://etiket.ornek' }),
  )
  measure.start()
  consent.start()
  await Promise.resolve()
  await new Promise((resolve) => setTimeout(resolve))
  return { consent, reloads, scripts: () => document.scripts.length }
}

it('a consent that is taken back beside a tag manager stays taken back after the reload', async () => {
  const first = await open()
  first.consent.accept()
  await new Promise((resolve) => setTimeout(resolve))
  expect(first.scripts()).toBe(1)
  first.consent.reopen()
  expect(first.consent.state.current()).toBe('shown')
  expect(first.reloads).toEqual([null])
  document.head.innerHTML = ''
  const next = await open()
  expect(next.consent.state.current()).toBe('shown')
  expect(next.scripts()).toBe(0)
})
