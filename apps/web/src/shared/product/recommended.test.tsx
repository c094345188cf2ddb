import { succeed } from '@market/domain/kernel'
import { ServicesContext } from '@market/react'
import {
  makeCartStore,
  makeConsentStore,
  makeNoticeStore,
  makePanelStore,
  makeRecommenderStore,
  makeSessionStore,
} from '@market/stores'
import { memoryCart } from '@market/commerce/testing'
import { aProductCard, memoryCatalog, memoryLists, memorySession, memoryTokens, recordedApp } from '@market/testing'
import { act, cleanup, render, screen } from '@testing-library/react'
import { Container } from 'inversify'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { sandboxRecommender } from '../../composition/sandbox-recommender.ts'
import { services } from '../../composition/tokens.ts'
import { Recommended } from './recommended.tsx'

afterEach(cleanup)

const show = (flag: string | null, start?: () => Promise<boolean>) => {
  const waits: number[] = []
  const consent = makeConsentStore({ read: () => flag, write: () => undefined, clear: () => undefined })
  consent.start()
  const best = aProductCard({ name: 'Çok Satan Kitap' })
  const recommender = sandboxRecommender({
    ...memoryCatalog(),
    mostSold: async () => succeed([best, aProductCard({ name: 'Tükenen', stock: 0 })]),
  })
  const container = new Container()
  container.bind(services.ConsentStore).toConstantValue(consent)
  container
    .bind(services.RecommenderStore)
    .toConstantValue(
      makeRecommenderStore(start ? { ...recommender, start } : recommender, consent, async (ms) => void waits.push(ms)),
    )
  const tokens = memoryTokens()
  container
    .bind(services.SessionStore)
    .toConstantValue(makeSessionStore({ gateway: memorySession([], tokens), tokens }))
  container.bind(services.ListGateway).toConstantValue(memoryLists([best]))
  container.bind(services.PanelStore).toConstantValue(makePanelStore())
  container.bind(services.NoticeStore).toConstantValue(makeNoticeStore(() => undefined, recordedApp()))
  container.bind(services.CartStore).toConstantValue(makeCartStore({ gateway: memoryCart([]), app: recordedApp() }))
  render(
    <ServicesContext value={container}>
      <MemoryRouter>
        <Recommended />
      </MemoryRouter>
    </ServicesContext>,
  )
  return { consent, recommender, waits }
}

it('recommends products in stock after consent, and requests nothing before it', async () => {
  const { consent, recommender } = show(null)
  expect([screen.queryByRole('region'), recommender.asked]).toEqual([null, []])
  act(() => consent.accept())
  await screen.findByRole('region', { name: 'Size önerilenler' })
  screen.getByRole('link', { name: /Çok Satan Kitap/ })
  expect(screen.queryByText(/Tükenen/)).toBeNull()
  expect(recommender.asked).toEqual(['çok satan'])
})

it('takes them away with the consent', async () => {
  const { consent, recommender } = show('1')
  await screen.findByRole('region')
  act(() => {
    consent.reopen()
    consent.refuse()
  })
  expect([screen.queryByRole('region'), recommender.asked]).toEqual([null, []])
})

it('S16 tries a widget ten times, a second apart, and then shows its products', async () => {
  let tries = 0
  const { waits } = show('1', async () => (tries += 1) === 10)
  await screen.findByRole('region', { name: 'Size önerilenler' })
  expect([tries, waits]).toEqual([10, Array(9).fill(1000)])
  cleanup()
  const never = show('1', async () => (tries += 1) < 0)
  await expect.poll(() => tries).toBe(20)
  expect([screen.queryByRole('region'), never.waits.length, never.recommender.asked]).toEqual([null, 9, []])
})
