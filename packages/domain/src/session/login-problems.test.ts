import { expect, it } from 'vitest'
import { loginProblems } from './login-problems.ts'

const login = (username: string, password: string) => loginProblems({ username, password })

it('V11 asks for an address, spaces aside, and for eight characters', () => {
  expect(login(' ada @ornek.test ', '12345678')).toEqual([])
  expect(login('', '')).toEqual([
    { field: 'username', problem: 'required' },
    { field: 'password', problem: 'required' },
  ])
  expect(login('ada', '1234567')).toEqual([
    { field: 'username', problem: 'invalid' },
    { field: 'password', problem: 'invalid' },
  ])
  expect(login('ada@ornek.test', '👍👍👍👍👍👍👍')).toHaveLength(1)
})
