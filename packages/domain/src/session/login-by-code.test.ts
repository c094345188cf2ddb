import { aMember, memorySession, memoryTokens } from '@market/testing'
import { expect, it } from 'vitest'
import { loginByCode } from './login-by-code.ts'
import { codeAddressProblems, mailedCodeProblems } from './mailed-code-problems.ts'

it.each([
  ['', 'required'],
  ['ada', 'invalid'],
  [`${'a'.repeat(250)}@ornek.test`, 'invalid'],
])('asks for no code for %j', (email, problem) => {
  expect(codeAddressProblems({ email })).toEqual([{ field: 'email', problem }])
})

it('asks for one for an address with spaces', () => {
  expect(codeAddressProblems({ email: ' ada @ornek.test' })).toEqual([])
})

it.each([
  ['', 'required'],
  ['12345', 'invalid'],
  ['1234567', 'invalid'],
  ['12a456', 'invalid'],
])('sends %j as no code', (code, problem) => {
  expect(mailedCodeProblems({ code })).toEqual([{ field: 'code', problem }])
})

it('logs in by a code with spaces, and keeps the token', async () => {
  const tokens = memoryTokens()
  const gateway = memorySession([{ username: 'ada@ornek.test', password: 'Dogru-Parola-1', user: aMember() }], tokens)
  await gateway.mailCode('ada@ornek.test')
  const code = gateway.mailed.at(-1)?.code ?? ''
  expect(mailedCodeProblems({ code: `${code.slice(0, 3)} ${code.slice(3)}` })).toEqual([])
  const access = await loginByCode({ gateway, tokens })({ email: ' ada@ornek.test', code: ` ${code}` })
  expect(access).toMatchObject({ ok: true, value: { accessToken: tokens.read()?.accessToken } })
})
