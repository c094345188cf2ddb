import { succeed } from '@market/domain/kernel'
import { TextField } from '@market/ui'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useForm } from './use-form.ts'

afterEach(cleanup)

function PasswordForm() {
  const { field, submit } = useForm(
    { password: '' },
    {
      id: 'deneme',
      labels: { password: 'Şifre' },
      problems: ({ password }) => (password === '' ? [{ field: 'password', problem: 'required' }] : []),
      send: async () => succeed(undefined),
      onSent: () => undefined,
    },
  )
  return (
    <form onSubmit={(event) => void submit(event)}>
      <TextField {...field('password')} />
      <button type="submit">Gönder</button>
    </form>
  )
}
const password = () => screen.getByLabelText(/^Şifre/)
const accused = () => screen.queryByText('Şifre zorunludur.') !== null

it('accuses no field that is merely passed; one that was emptied again once it is left', () => {
  render(<PasswordForm />)
  fireEvent.focus(password())
  fireEvent.blur(password())
  expect([accused(), password().getAttribute('aria-invalid')]).toEqual([false, null])
  fireEvent.change(password(), { target: { value: 'D' } })
  fireEvent.change(password(), { target: { value: '' } })
  expect(accused()).toBe(false)
  fireEvent.blur(password())
  expect(accused()).toBe(true)
})

it('accuses what was passed once the form is sent, and leads to it', () => {
  render(<PasswordForm />)
  fireEvent.blur(password())
  fireEvent.click(screen.getByRole('button', { name: 'Gönder' }))
  expect([accused(), document.activeElement]).toEqual([true, password()])
})
