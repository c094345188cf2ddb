import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerError } from './answer-error.ts'

const body = { success: false, err_msg: 'Stok yetersiz.', err_code: 17 }

describe('S3 answerError', () => {
  it('ends the session on 401, and leads home from a page that needs a login', () => {
    expect(answerError(401, body, { route: '/my/siparisler' })).toEqual({ kind: 'unauthorized', goHome: true })
    expect(answerError(401, body, { route: 'my-bilgi' })).toEqual({ kind: 'unauthorized', goHome: true })
    expect(answerError(401, body, { route: '/' })).toEqual({ kind: 'unauthorized', goHome: false })
    expect(answerError(401, undefined, { call: '/cart' })).toEqual({ kind: 'unauthorized', goHome: false })
  })

  it.each([400, 404])('reads %i as not found, with the text of the provider', (status) => {
    expect(answerError(status, body)).toEqual({ kind: 'not-found', message: 'Stok yetersiz.' })
    expect(answerError(status, undefined)).toEqual({ kind: 'not-found', message: '' })
  })

  it.each([400, 404, 409, 422, 500])('passes a cart error of %i through', (status) => {
    for (const call of ['/cart', '/cart/multi-add', '/set_gift_code', '/remove_gift_code'])
      expect(answerError(status, body, { call })).toEqual({
        kind: 'refused',
        status,
        message: 'Stok yetersiz.',
        code: 17,
      })
    for (const call of ['/cartoon', '/x/cart', '/set_gift_codes', '/remove_gift_codes', ''])
      expect(answerError(status, body, { call })).toEqual(answerError(status, body))
  })

  it('returns a cart error without text as refused, but not one without a status', () => {
    for (const status of [400, 404, 409, 500])
      expect(answerError(status, {}, { call: '/cart' })).toEqual({ kind: 'refused', status, message: '' })
    expect(answerError(undefined, body, { call: '/cart' })).toEqual({
      kind: 'unexpected',
      status: 500,
      message: 'Stok yetersiz.',
    })
  })

  it.each([409, 422, 429, 503])('returns %i as refused if it has a text', (status) => {
    expect(answerError(status, body)).toEqual({ kind: 'refused', status, message: 'Stok yetersiz.', code: 17 })
    expect(answerError(status, { err_msg: 'Olmaz.' })).toEqual({ kind: 'refused', status, message: 'Olmaz.' })
    expect(answerError(status, {})).toEqual({ kind: 'unexpected', status, message: '' })
  })

  it.each([402, 403, 418, 500, 502])('hands %i on as a surprise', (status) => {
    expect(answerError(status, body)).toEqual({ kind: 'unexpected', status, message: 'Stok yetersiz.' })
  })

  it('is 500 without a status', () => {
    expect(answerError(undefined, undefined)).toEqual({ kind: 'unexpected', status: 500, message: '' })
  })

  it('reads a message and a code of the right kind only, and only the body’s own', () => {
    expect(answerError(422, { err_msg: ['x'], err_code: '5032' })).toMatchObject({ kind: 'unexpected', message: '' })
    expect(answerError(422, { err_msg: 'x', err_code: '5032' })).toEqual({ kind: 'refused', status: 422, message: 'x' })
    expect(answerError(422, Object.create(body))).toMatchObject({ kind: 'unexpected' })
  })

  it('returns a failure for any response of a broken provider', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 599 }),
        fc.anything(),
        fc.string(),
        fc.string(),
        (status, body, route, call) => {
          const failure = answerError(status, body, { route, call })
          expect(failure.kind === 'unauthorized').toBe(status === 401)
          expect(['refused', 'not-found', 'unauthorized', 'unexpected']).toContain(failure.kind)
        },
      ),
    )
  })
})
