import { kurus } from '@market/domain/money'
import type { ProductCard as Product } from '@market/domain/catalog'
import { ServicesContext } from '@market/react'
import { aProductCard, memoryCatalog } from '@market/testing'
import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { cardContainer } from '../../testing/card-container.ts'
import { ProductCard } from './product-card.tsx'

afterEach(cleanup)

const show = (given: Partial<Product> = {}) => {
  render(
    <ServicesContext value={cardContainer({ catalog: memoryCatalog() }).container}>
      <MemoryRouter>
        <ul>
          <ProductCard product={aProductCard({ brand: 'Klavi', name: 'Fare', ...given })} />
        </ul>
      </MemoryRouter>
    </ServicesContext>,
  )
  return screen.getByRole('listitem')
}
/** Every field that a card of a product on sale can show. */
const full = {
  price: kurus(26_090),
  originalPrice: kurus(33_050),
  average: 4.6,
  ratingCount: 3812,
  badges: ['free_shipping'],
} as const satisfies Partial<Product>

/** The card as screen readers read it: roles with their names, and texts. */
function heard(node: Node): string[] {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent?.trim() ? [node.textContent.trim()] : []
  if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return []
  const name = node.getAttribute('aria-label') ?? ''
  const role = node.getAttribute('role') ?? { BUTTON: 'button', H3: 'heading', IMG: 'picture' }[node.tagName]
  if (role === 'picture' && node.getAttribute('alt') === '') return []
  if (role === 'heading') return [`heading ${within(node as HTMLElement).getByRole('link').textContent}`]
  if (role) return [`${role} ${name}`]
  return [...node.childNodes].flatMap(heard)
}

describe('a card', () => {
  it('is read by a screen reader part by part, each part once', () => {
    expect(heard(show(full))).toEqual([
      'button Favori: Klavi Fare',
      'heading Klavi Fare',
      'img 5 üzerinden 4,6 puan, 3.812 değerlendirme',
      'Kargo Bedava',
      'Fiyat: 260,90 TL, önceki fiyat: 330,50 TL, %21 indirim',
      'button Sepete ekle: Klavi Fare',
      'Çınar Giyim',
    ])
  })

  it('shows a product without rating, discount and badge, and one that is sold out', () => {
    expect(heard(show({ ratingCount: 0 }))).toEqual([
      'button Favori: Klavi Fare',
      'heading Klavi Fare',
      'Fiyat: 249,90 TL',
      'button Sepete ekle: Klavi Fare',
      'Çınar Giyim',
    ])
    cleanup()
    expect(heard(show({ stock: 0, badges: ['free_shipping', 'geographic'] }))).toEqual([
      'button Favori: Klavi Fare',
      'Tükendi',
      'heading Klavi Fare',
      'img 5 üzerinden 4,4 puan, 10 değerlendirme',
      'Kargo Bedava',
      'Coğrafi İşaretli',
      'Fiyat: 249,90 TL',
      'button Gelince haber ver: Klavi Fare',
      'Çınar Giyim',
    ])
  })

  it('draws the discount on its picture, rounded down', () => {
    expect(show(full).dataset['off']).toBe('%21')
    cleanup()
    expect(show().dataset['off']).toBeUndefined()
  })

  it('has at most 13 elements: a listing draws dozens', () => {
    const card = show(full)
    expect(card.querySelectorAll('*').length + 1).toBeLessThanOrEqual(13)
  })
})
