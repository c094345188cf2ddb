import { describe, expect, it } from 'vitest'
import { fail, succeed } from './result.ts'
import { submitForm } from './submit-form.ts'

describe('submitForm', () => {
  const problems = [{ field: 'city', problem: 'required' }] as const

  it('sends nothing while the form has problems, and gives them back', async () => {
    let sent = 0
    const send = async () => succeed((sent += 1))
    expect(await submitForm(problems, send)).toEqual(fail({ kind: 'invalid', problems }))
    expect(sent).toBe(0)
  })

  it('gives what the provider answers to a form without problems', async () => {
    expect(await submitForm([], async () => succeed('kaydedildi'))).toEqual({ ok: true, value: 'kaydedildi' })
    expect(await submitForm([], async () => fail({ kind: 'offline' }))).toEqual({
      ok: false,
      failure: { kind: 'offline' },
    })
  })
})
