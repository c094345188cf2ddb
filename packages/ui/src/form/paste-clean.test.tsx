import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { TextField } from './text-field.tsx'

const inserted = vi.fn()
Object.assign(document, { execCommand: (_: string, __: boolean, text: string) => inserted(text) })
afterEach(() => {
  cleanup()
  inserted.mockReset()
})

const paste = (text: string) => fireEvent.paste(screen.getByRole('textbox'), { clipboardData: { getData: () => text } })

it('cleans what is pasted into a field of limited length before the browser cuts it', () => {
  render(<TextField label="Kod" maxLength={8} inputMode="numeric" />)
  paste('\u202A 123 456\u202C')
  expect(inserted).toHaveBeenCalledWith('123456')
})

it('leaves clean text, passwords and fields without a limit to the browser', () => {
  render(<TextField label="Ad" maxLength={60} />)
  paste('Ayşe Gül')
  cleanup()
  render(<TextField label="Not" />)
  paste(' a ')
  expect(inserted).not.toHaveBeenCalled()
})
