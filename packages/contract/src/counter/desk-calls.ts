import type { DeskCall } from './desk-call.ts'
import * as orders from './orders.ts'
import * as packages from './packages.ts'
import * as returns from './returns.ts'
import * as messages from './messages.ts'
import * as sellers from './sellers.ts'
import * as shop from './shop.ts'
import * as signIn from './sign-in.ts'
import * as team from './team.ts'
import * as today from './today.ts'

/** The modules whose calls the panels answer. */
const rooms: readonly object[] = [signIn, today, packages, returns, orders, shop, messages, team, sellers]

const isDeskCall = (value: unknown): value is DeskCall =>
  typeof value === 'object' && value !== null && 'door' in value && 'path' in value

/** A call of the panels under the name of its export, by which documents find its docstring. */
export interface NamedDeskCall {
  readonly name: string
  readonly call: DeskCall
}
const all: readonly NamedDeskCall[] = rooms.flatMap((room) =>
  Object.entries(room).flatMap(([name, call]) => (isDeskCall(call) ? [{ name, call }] : [])),
)
/** All calls under `/seller/v1`. */
export const sellerCalls = all.filter(({ call }) => call.door !== 'office')
/** All calls under `/office/v1`. */
export const officeCalls = all.filter(({ call }) => call.door !== 'seller')
