import { fail, type GatewayFailure, type Result, succeed } from '@market/domain/kernel'
import { Alert, TextField } from '@market/ui'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { useForm } from './use-form.ts'

afterEach(cleanup)

function PasswordForm({ answer = succeed(undefined) }: { readonly answer?: Result<undefined, GatewayFailure> }) {
  const { field, submit, refused } = useForm(
    { password: '' },
    {
      id: 'deneme',
      labels: { password: 'Şifre' },
      problems: ({ password }) => (password === '' ? [{ field: 'password', problem: 'required' }] : []),
      send: async () => answer,
      onSent: () => undefined,
    },
  )
  return (
    <form onSubmit={(event) => void submit(event)}>
      {refused && (
        <Alert tone="error" announced>
          {refused}
        </Alert>
      )}
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

it('scrolls to the message of a refusal, which a long form has far above its button', async () => {
  const shown: Element[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scrollIntoView(this: Element) {
    shown.push(this)
  })
  render(<PasswordForm answer={fail({ kind: 'refused', status: 422, message: 'Olmadı.' })} />)
  fireEvent.change(password(), { target: { value: 'D' } })
  fireEvent.click(screen.getByRole('button', { name: 'Gönder' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Olmadı.')
  await expect.poll(() => shown.at(-1)).toBe(alert)
})

interface LoginInput {
  readonly password: string
  readonly code: string
}
function LoginForm() {
  const [asksCode, setAsksCode] = useState(false)
  const { field, submit } = useForm<LoginInput, keyof LoginInput, undefined>(
    { password: '', code: '' },
    {
      id: 'giris',
      labels: { password: 'Şifre', code: 'Kod' },
      problems: ({ code }) => (asksCode && code === '' ? [{ field: 'code', problem: 'required' }] : []),
      send: async () => succeed(undefined),
      onSent: () => setAsksCode(true),
    },
  )
  return (
    <form onSubmit={(event) => void submit(event)}>
      <TextField {...field('password')} />
      {asksCode && <TextField {...field('code')} />}
      <button type="submit">Gönder</button>
    </form>
  )
}

it('accuses no field that the answer has added, until the form is sent again', async () => {
  render(<LoginForm />)
  fireEvent.click(screen.getByRole('button', { name: 'Gönder' }))
  expect((await screen.findByLabelText(/^Kod/)).getAttribute('aria-invalid')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Gönder' }))
  expect(await screen.findByText('Kod zorunludur.')).toBeTruthy()
})
