import { productId } from '@market/domain/kernel'
import { kurus } from '@market/domain/money'
import type { DayPrice } from '@market/domain/catalog'
import { ServicesContext } from '@market/react'
import { makeSessionStore } from '@market/stores'
import { aProductDetail, memoryCatalog, memorySession, memoryTokens } from '@market/testing'
import { cleanup, render, screen, within } from '@testing-library/react'
import { Container } from 'inversify'
import { afterEach, expect, it } from 'vitest'
import { services } from '../../../composition/tokens.ts'
import { PriceHistory } from './price-history.tsx'

afterEach(cleanup)

const show = (prices: readonly number[]) => {
  const days = prices.map((price, index): DayPrice => ({ day: `2026-11-${index + 10}`, price: kurus(price) }))
  const product = aProductDetail({ id: productId(1) })
  const tokens = memoryTokens()
  const container = new Container()
  container
    .bind(services.SessionStore)
    .toConstantValue(makeSessionStore({ gateway: memorySession([], tokens), tokens }))
  container
    .bind(services.ProductCatalog)
    .toConstantValue(memoryCatalog({ products: [product], priceDays: { 1: days } }))
  return render(
    <ServicesContext value={container}>
      <PriceHistory product={product} />
    </ServicesContext>,
  )
}

it('says in numbers what the line draws', async () => {
  show([20_000, 20_000, 15_000, 18_000])
  const section = await screen.findByRole('region', { name: 'Son 4 günün fiyatları' })
  const numbers = within(section).getAllByRole('definition')
  expect(numbers.map((one) => one.textContent)).toEqual(['150,00 TL', '200,00 TL', '180,00 TL'])
  expect(within(section).getByText('Bugünkü fiyat, dönemin en düşüğünden 30,00 TL fazla.')).toBeTruthy()
  expect(within(section).getByText('12 Kasım’dan itibaren').nextSibling?.textContent).toBe('150,00 TL')
})

it('says one sentence of a price that stayed', async () => {
  show([20_000, 20_000])
  expect(await screen.findByText('Fiyat son 2 gündür aynı: 200,00 TL.')).toBeTruthy()
  expect(screen.queryByText('En düşük')).toBeNull()
})

it('draws nothing of a product that came today', async () => {
  const { container } = show([20_000])
  await Promise.resolve()
  expect(container.textContent).toBe('')
})
