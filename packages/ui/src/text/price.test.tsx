import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Price } from './price.tsx'

afterEach(cleanup)

/** What a screen reader is given: the text without what is hidden from it. */
const spoken = (element: Element) => {
  const copy = element.cloneNode(true) as Element
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove()
  return copy.textContent?.replaceAll(/\s+/g, ' ').trim()
}

test('the amount is read as one text, though it is drawn in two sizes', () => {
  const { container } = render(<Price amount="1.234,56 TL" />)
  expect(spoken(container)).toBe('1.234,56 TL')
  expect(screen.getByText('1.234,56 TL')).toBeTruthy()
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('1.234,56 TL')
  expect(screen.getByText(',56 TL').closest('[aria-hidden]')).toBeTruthy()
})

test('the earlier price is struck and said to be the earlier one', () => {
  const { container } = render(<Price amount="649,90 TL" previous="999,00 TL" after="ve üzeri" />)
  expect(spoken(container)).toBe('Önceki fiyat: 999,00 TL649,90 TL ve üzeri')
  expect(container.querySelector('s')?.textContent).toContain('999,00 TL')
})

test('an amount without a fraction stays whole', () => {
  const { container } = render(<Price amount="Bedava" />)
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('Bedava')
})
