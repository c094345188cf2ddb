import { productId, succeed } from '@market/domain/kernel'
import { kurus } from '@market/domain/money'
import type { InstallmentPlan } from '@market/domain/installments'
import type { SavedCard } from '@market/domain/checkout'
import { ServicesContext } from '@market/react'
import { makeSessionStore } from '@market/stores'
import {
  aProductDetail,
  aSavedCard,
  memoryCatalog,
  memorySavedCards,
  memorySession,
  memoryTokens,
  setClock,
} from '@market/testing'
import '@market/ui/testing'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { Container } from 'inversify'
import { afterEach, expect, it } from 'vitest'
import { services } from '../../../composition/tokens.ts'
import { OwnCard } from './own-card.tsx'

afterEach(cleanup)

const plans: readonly InstallmentPlan[] = [
  { title: 'Diğer kartlar', brand: null, entries: [{ count: 3, interestPercent: 0 }] },
  { title: 'American Express kartlar', brand: 'amex', entries: [{ count: 12, interestPercent: 900 }] },
  { title: 'Troy kartlar', brand: 'troy', entries: [{ count: 9, interestPercent: 0 }] },
]

async function show(cards: readonly SavedCard[]) {
  const asked: string[] = []
  const product = aProductDetail({ id: productId(7) })
  const catalog = memoryCatalog({ products: [product], plans })
  const kept = memorySavedCards(cards)
  const container = new Container()
  container.bind(services.Clock).toConstantValue(setClock())
  const tokens = memoryTokens()
  const session = makeSessionStore({ gateway: memorySession([], tokens), tokens })
  container.bind(services.SessionStore).toConstantValue(session)
  container.bind(services.SavedCardGateway).toConstantValue({
    ...kept,
    list: async () => {
      asked.push('cards')
      return succeed(cards)
    },
  })
  container.bind(services.ProductCatalog).toConstantValue({
    ...catalog,
    installmentPlans: (id) => {
      asked.push('plans')
      return catalog.installmentPlans(id)
    },
  })
  const { container: page } = render(
    <ServicesContext value={container}>
      <OwnCard productId={productId(7)} price={kurus(1_111_050)} />
    </ServicesContext>,
  )
  return { asked, page }
}

it('shows the card with its best instalment, interest-free if possible', async () => {
  const { page } = await show([aSavedCard({ firstDigits: '400000' }), aSavedCard({ firstDigits: '979200' })])
  await screen.findByText('1.234,50 TL')
  expect(page.textContent).toContain('Troy kartınızla vade farksız 9 taksit: ayda 1.234,50 TL')
})

it('shows the total if every plan has interest', async () => {
  const { page } = await show([aSavedCard({ firstDigits: '340000' })])
  await waitFor(() => expect(page.textContent).toContain('American Express kartınızla 12 taksit'))
  expect(page.textContent).toContain('(toplam 12.110,45 TL)')
})

it('shows nothing without a valid card, and loads plans only for a card', async () => {
  const none = await show([])
  await waitFor(() => expect(none.asked).toEqual(['cards']))
  const old = await show([aSavedCard({ expiry: '01/2020' })])
  await waitFor(() => expect(old.asked).toEqual(['cards', 'plans']))
  expect([none.page.textContent, old.page.textContent]).toEqual(['', ''])
})
