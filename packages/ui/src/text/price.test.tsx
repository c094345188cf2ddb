import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Price } from './price.tsx'
import { Rating } from './rating.tsx'

afterEach(cleanup)

/** Text as a screen reader gets it, without hidden parts. */
const spoken = (element: Element) => {
  const copy = element.cloneNode(true) as Element
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove()
  for (const drawn of copy.querySelectorAll('[role=img]')) drawn.replaceWith(drawn.getAttribute('aria-label') ?? '')
  return copy.textContent?.replaceAll(/\s+/g, ' ').trim()
}

test('the amount is read as one text with its name, though it is drawn in two sizes', () => {
  const { container } = render(<Price amount="1.234,56 TL" />)
  expect(spoken(container)).toBe('Fiyat: 1.234,56 TL')
  const drawn = container.querySelector<HTMLElement>('[aria-hidden]')
  expect(drawn?.textContent).toBe('1.234')
  expect(drawn?.dataset['fraction']).toBe(',56 TL')
})

test('the earlier price is struck; a screen reader reads the price to pay first', () => {
  const { container } = render(<Price amount="260,90 TL" previous="330,50 TL" off="%21 indirim" />)
  expect(spoken(container)).toBe('Fiyat: 260,90 TL, önceki fiyat: 330,50 TL, %21 indirim')
  expect(container.querySelector<HTMLElement>('[aria-hidden]')?.dataset['previous']).toBe('330,50 TL')
})

test('an amount that the text before it names is not named twice', () => {
  const { container } = render(
    <p>
      Bilet fiyatı <Price label="" amount="10,00 TL" />
    </p>,
  )
  expect(spoken(container)).toBe('Bilet fiyatı 10,00 TL')
})

test('an amount without a fraction stays whole', () => {
  const { container } = render(<Price amount="Bedava" />)
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('Bedava')
})

test('a rating says of how many stars it is and how many gave one', () => {
  expect(spoken(render(<Rating score="4,6" count="3.812" />).container)).toBe(
    '5 üzerinden 4,6 puan, 3.812 değerlendirme',
  )
  expect(spoken(render(<Rating score="4,6" />).container)).toBe('5 üzerinden 4,6 puan')
})
