import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { TextArea } from './text-area.tsx'

afterEach(cleanup)

const paste = (text: string) => fireEvent.paste(screen.getByRole('textbox'), { clipboardData: { getData: () => text } })
const said = () => screen.queryByText(/yapıştırdığınız metnin sonu alınmadı/) !== null

it('says that a pasted text was cut, until something is typed', () => {
  render(<TextArea label="Mesajınız" hint="Kısaca yazın" maxLength={1_000} />)
  paste('a\r\n'.repeat(500))
  expect(said()).toBe(false)
  paste('a'.repeat(1_001))
  expect(screen.getByText(/^En fazla 1\.000 karakter/)).toBeTruthy()
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'b' })
  expect(said()).toBe(false)
  expect(screen.getByText('Kısaca yazın')).toBeTruthy()
})

it('counts what is there and what the paste replaces', () => {
  render(<TextArea label="Mesajınız" defaultValue="on harfli " maxLength={12} />)
  const area = screen.getByRole<HTMLTextAreaElement>('textbox')
  area.setSelectionRange(0, 10)
  paste('on iki harf!')
  expect(said()).toBe(false)
  area.setSelectionRange(10, 10)
  paste('üç!')
  expect(said()).toBe(true)
})
