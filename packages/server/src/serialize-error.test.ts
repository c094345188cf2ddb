import { expect, it } from 'vitest'
import { serializeError } from './serialize-error.ts'

it('says what broke and where, and nothing that hangs on the error', () => {
  const error = Object.assign(new TypeError('broke'), {
    code: '23505',
    parameters: ['ada@ornek.test'],
    request: { headers: { authorization: 'Bearer x' } },
  })
  error.cause = new Error('select secret')
  expect(serializeError(error)).toEqual({ type: 'TypeError', message: 'broke', code: '23505', stack: error.stack })
  expect(serializeError(new Error('no code'))).not.toHaveProperty('code')
  expect(serializeError('thrown')).toEqual({ type: 'string', message: 'thrown' })
})
