import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Checkbox } from './checkbox.tsx'
import { Radio } from './radio.tsx'

afterEach(cleanup)

test('a mixed checkbox is announced as mixed, and no longer once all are chosen', () => {
  const { rerender } = render(<Checkbox label="Hepsi" mixed />)
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Hepsi' })
  expect(box.indeterminate).toBe(true)
  rerender(<Checkbox label="Hepsi" />)
  expect(box.indeterminate).toBe(false)
})

test('an error is tied to the checkbox', () => {
  render(<Checkbox label="Onaylıyorum" error="Onay zorunludur." />)
  const box = screen.getByRole('checkbox')
  expect(box.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Onay zorunludur.')
})

test('radios of one name exclude one another', () => {
  render(
    <>
      <Radio name="yol" label="Havale" />
      <Radio name="yol" label="Kapıda" defaultChecked />
    </>,
  )
  const [first, second] = screen.getAllByRole<HTMLInputElement>('radio')
  first?.click()
  expect([first?.checked, second?.checked]).toEqual([true, false])
})
