import type { AccountProof, PrivacyGateway } from '@market/domain/account'
import { type GatewayFailure, succeed } from '@market/domain/kernel'
import { loginCodes } from '@market/domain/session'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterFrames, drawMarbles } from '../testing/draw-marbles.ts'
import { makeProofStore, type ProofStore } from './proof-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const red = (code?: number): GatewayFailure => ({ kind: 'refused', status: 422, message: 'Red', ...(code && { code }) })

interface Stage {
  readonly hasPassword?: boolean
  readonly what?: 'export' | 'deletion'
  readonly secondStep?: string
}
/** A member whose answers come in the second frame; `secondStep` is the code that the API wants. */
const setUp = ({ hasPassword = true, what = 'export', secondStep = '' }: Stage = {}) => {
  const sent: AccountProof[] = []
  const judge = (proof: AccountProof) => {
    sent.push(proof)
    const isRight = ('password' in proof ? proof.password : proof.code) === 'right'
    if (!isRight) return red()
    return secondStep !== '' && proof.secondStep !== secondStep ? red(loginCodes.secondStepWanted) : undefined
  }
  const privacy: PrivacyGateway = {
    exportAll: (proof) =>
      afterFrames(2, async () => {
        const failure = judge(proof)
        return failure ? { ok: false, failure } : succeed('{}')
      }),
    deleteAccount: (proof) =>
      afterFrames(2, async () => {
        const failure = judge(proof)
        return failure ? { ok: false, failure } : succeed(undefined)
      }),
    mailCode: (of) => afterFrames(2, async () => succeed({ message: `${of} mailed` })),
  }
  const store = makeProofStore({ privacy, what, hasPassword })
  const done: unknown[] = []
  return { store, sent, done, prove: () => void store.prove().then((answer) => done.push(answer)) }
}
/** `b` busy, `s` asks for the second step, `r` refused, `t` a code was mailed, `-` none of them. */
const letter = (store: ProofStore) => () => {
  const { busy, secondStep, refused, told } = store.state.current()
  if (busy) return 'b'
  if (secondStep !== undefined) return 's'
  return refused ? 'r' : told === undefined ? '-' : 't'
}

it('sends a password once, and answers with the export', async () => {
  const { store, sent, done, prove } = setUp()
  const actions = { w: () => store.enter({ proof: 'wrong' }), p: () => store.enter({ proof: 'right' }), x: prove }
  expect(await drawMarbles('xwx---pxx--', actions, letter(store))).toBe('--brrrrb---')
  expect(sent).toEqual([{ password: 'wrong' }, { password: 'right' }])
  expect(done).toContainEqual({ file: '{}' })
})

it('asks for the second step once the API wants it, and keeps what was typed', async () => {
  const { store, sent, done, prove } = setUp({ secondStep: '123456' })
  store.enter({ proof: 'right' })
  const typed = { a: () => store.enter({ secondStep: '1' }), b: () => store.enter({ secondStep: '123456' }), x: prove }
  expect(await drawMarbles('x--ax--bx--', typed, letter(store))).toBe('bsssbsssbss')
  expect(sent.map((proof) => proof.secondStep)).toEqual([undefined, '1', '123456'])
  expect(done).toEqual([undefined, undefined, { file: '{}' }])
})

it('mails a code to a member without a password, and deletes with it', async () => {
  const { store, sent, done, prove } = setUp({ hasPassword: false, what: 'deletion' })
  const actions = { m: () => void store.mailCode(), p: () => store.enter({ proof: 'right' }), x: prove }
  expect(await drawMarbles('mm-px--', actions, letter(store))).toBe('btttbtt')
  expect(store.state.current().told).toBe('deletion mailed')
  expect(sent).toEqual([{ code: 'right' }])
  expect(done).toEqual([{}])
})
