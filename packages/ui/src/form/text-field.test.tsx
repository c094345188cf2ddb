import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Select } from './select.tsx'
import { TextField } from './text-field.tsx'

afterEach(cleanup)

const noteOf = (control: HTMLElement) => document.getElementById(control.getAttribute('aria-describedby') ?? '')

test('label, mark and hint belong to the input', () => {
  render(<TextField label="E-posta" mark="zorunlu" hint="Belgeler bu adrese gelir" type="email" />)
  const input = screen.getByLabelText('E-posta zorunlu')
  expect(noteOf(input)?.textContent).toBe('Belgeler bu adrese gelir')
  expect(input.getAttribute('aria-invalid')).toBeNull()
})

test('an error takes the place of the hint and marks the input, until it is mended', () => {
  const { rerender } = render(<TextField label="Ad" hint="Nüfustaki gibi" error="Ad gerekmektedir." />)
  const input = screen.getByLabelText('Ad')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(noteOf(input)?.textContent).toBe('Ad gerekmektedir.')
  expect(noteOf(input)?.getAttribute('aria-live')).toBe('polite')
  rerender(<TextField label="Ad" hint="Nüfustaki gibi" />)
  expect(input.getAttribute('aria-invalid')).toBeNull()
  expect(noteOf(input)?.textContent).toBe('Nüfustaki gibi')
})

test('a field without any note describes itself by nothing', () => {
  render(<TextField label="Ad" />)
  expect(screen.getByLabelText('Ad').getAttribute('aria-describedby')).toBeNull()
})

test('a password can be shown and hidden again, and keeps what was typed', () => {
  render(<TextField label="Şifre" type="password" defaultValue="Abcdefg1" />)
  const input = screen.getByLabelText<HTMLInputElement>('Şifre')
  expect(input.type).toBe('password')
  fireEvent.click(screen.getByRole('button', { name: 'Şifreyi göster' }))
  expect(input.type).toBe('text')
  fireEvent.click(screen.getByRole('button', { name: 'Şifreyi gizle' }))
  expect(input.type).toBe('password')
  expect(input.value).toBe('Abcdefg1')
})

test('a select is wired in the same way', () => {
  render(
    <Select label="İl" mark="zorunlu" error="İl gerekmektedir.">
      <option>Ankara</option>
    </Select>,
  )
  const select = screen.getByRole('combobox', { name: 'İl zorunlu' })
  expect(select.getAttribute('aria-invalid')).toBe('true')
  expect(noteOf(select)?.textContent).toBe('İl gerekmektedir.')
})
