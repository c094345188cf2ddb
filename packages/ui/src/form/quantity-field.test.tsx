import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { QuantityField } from './quantity-field.tsx'
import type { QuantityFieldProps } from './quantity-field.tsx'

afterEach(cleanup)

const draw = (props: Partial<QuantityFieldProps> = {}) => {
  const changes: (number | undefined)[][] = []
  const all: QuantityFieldProps = {
    label: 'Adet',
    value: 2,
    max: 10,
    onChange: (...change) => changes.push(change),
    ...props,
  }
  const { rerender } = render(<QuantityField {...all} />)
  const type = (text: string) => fireEvent.change(screen.getByLabelText('Adet'), { target: { value: text } })
  const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }))
  const redraw = (more: Partial<QuantityFieldProps>) => rerender(<QuantityField {...all} {...more} />)
  return { changes, type, press, redraw, input: screen.getByLabelText<HTMLInputElement>('Adet') }
}

test('plus and minus ask for one more and one less', () => {
  const { changes, press } = draw()
  press(/Artır/)
  press(/Azalt/)
  expect(changes).toEqual([[3], [1]])
})

test('a button changes by one step, up to the bounds', () => {
  const { changes, press } = draw({ value: 8, step: 5 })
  press(/Artır/)
  press(/Azalt/)
  expect(changes).toEqual([[10], [3]])
})

test('at a bound its button is off', () => {
  const { press, changes } = draw({ value: 10 })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Artır/ }).disabled).toBe(true)
  press(/Artır/)
  expect(changes).toEqual([])
})

test('a typed quantity is committed on Enter and on leaving the field', () => {
  const { changes, type, input } = draw()
  type('07')
  expect(changes).toEqual([])
  fireEvent.keyDown(input, { key: 'Enter' })
  type('4')
  fireEvent.blur(input)
  expect(changes).toEqual([[7], [4]])
})

test('out of the bounds the quantity stays, and the typed value is reported', () => {
  const { changes, type, input } = draw()
  type('25')
  fireEvent.blur(input)
  expect(input.value).toBe('2')
  type('0')
  fireEvent.blur(input)
  expect(changes).toEqual([
    [2, 25],
    [2, 0],
  ])
})

test('a leading zero is removed while typing, and 2.5 is not read as 25', () => {
  const { changes, type, input } = draw({ max: 30 })
  type('007')
  expect(input.value).toBe('7')
  fireEvent.keyDown(input, { key: 'Escape' })
  type('2.5')
  fireEvent.blur(input)
  expect(changes).toEqual([])
  expect(input.value).toBe('2')
})

test('an empty field, letters and Escape keep the quantity', () => {
  const { changes, type, input } = draw()
  type('')
  fireEvent.blur(input)
  type('iki')
  fireEvent.blur(input)
  type('9')
  fireEvent.keyDown(input, { key: 'Escape' })
  fireEvent.blur(input)
  expect(changes).toEqual([])
  expect(input.value).toBe('2')
})

test('while a change is under way no other is taken, and it shows', () => {
  const { changes, press, type, input } = draw({ loading: true })
  press(/Artır/)
  type('5')
  fireEvent.blur(input)
  expect(changes).toEqual([])
  expect(screen.getByRole('status', { name: 'Yükleniyor' })).toBeTruthy()
})

test('the reduced quantity and its reason are shown and announced', () => {
  const { redraw, input } = draw()
  redraw({ value: 3, reason: 'Stok azaldı, adet 3’e indirildi.' })
  expect(input.value).toBe('3')
  const note = document.getElementById(input.getAttribute('aria-describedby') ?? '')
  expect(note?.textContent).toBe('Stok azaldı, adet 3’e indirildi.')
  expect(note?.getAttribute('aria-live')).toBe('polite')
})
