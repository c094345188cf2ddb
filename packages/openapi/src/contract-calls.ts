import * as contract from '@market/contract'
import type { Call } from '@market/contract'

const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'path' in value

/** A call with its name, or the calls of a group with the group's name and their own. */
const callsOf = ([name, value]: readonly [string, unknown]): readonly NamedCall[] => {
  if (isCall(value)) return [{ name, call: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([own, call]) => (isCall(call) ? [{ name: `${name}.${own}`, call }] : []))
}

/** A call of the contract under the name that documents and tests use. */
export interface NamedCall {
  readonly name: string
  readonly call: Call
}
/** All calls of the contract. */
export const contractCalls: readonly NamedCall[] = Object.entries(contract).flatMap(callsOf)
