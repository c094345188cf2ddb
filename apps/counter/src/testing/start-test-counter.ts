import { randomUUID } from 'node:crypto'
import { type Config, timeCode } from '@market/api/counter'
import { insertMember, insertShop, startTestApi, type TestApi } from '@market/api/testing'
import type { DeskAnswer, DeskCall, DeskInput } from '@market/contract/counter'
import { addDeskKey, addMembership, hide, startDeskSession } from '@market/database'
import { type Door, doorOf, type Role, type SellerRole } from '@market/domain/team'
import { type RunningCounter, startCounter } from '../start-counter.ts'

/** A response of a panel; `data` is valid only if `status` is 200. */
export interface DeskHeard<C extends DeskCall = DeskCall> {
  readonly status: number
  readonly data: DeskAnswer<C>
  readonly message: string
  readonly code: number | undefined
  readonly headers: Headers
  readonly bytes: Uint8Array
}
export interface Loose {
  readonly params?: object | undefined
  readonly query?: object | undefined
  readonly body?: unknown
  readonly file?: Uint8Array<ArrayBuffer> | undefined
}
/** A client of one panel: a signed-in person, an API key, or a stranger. */
export interface DeskClient {
  readonly door: Door
  /** Empty for a stranger and an API key. */
  readonly email: string
  readonly password: string
  readonly personId: string
  readonly membershipId: string
  /** The headers that authorize it. */
  readonly headers: Readonly<Record<string, string>>
  /** Sends any request, also one that the contract forbids. */
  call<C extends DeskCall>(call: C, input?: Loose, headers?: Record<string, string>): Promise<DeskHeard<C>>
  /** Returns `data` of a call that must succeed; throws if it is refused. */
  ask<C extends DeskCall>(
    call: C,
    input?: Partial<DeskInput<C>>,
    headers?: Record<string, string>,
  ): Promise<DeskAnswer<C>>
}

/** A panel's server with the shop's API on one database, and clients of every role. */
export interface TestCounter {
  readonly api: TestApi
  readonly counter: RunningCounter
  /** Origins that the panels accept writes from. */
  readonly origins: Readonly<Record<Door, string>>
  /** A client without a session. */
  stranger(door: Door): DeskClient
  /** A new person with this role, signed in with a second step unless `proof` says otherwise. Sellers work for shop 1. */
  member(
    role: Role,
    more?: { readonly shopId?: number; readonly proof?: 'password' | 'second-step' },
  ): Promise<DeskClient>
  /** A new API key of shop 1. */
  key(role: SellerRole, shopId?: number): Promise<DeskClient>
  stop(): Promise<void>
}

const origins = { seller: 'http://satici.test', office: 'http://ofis.test' }

/**
 * Starts the panels' servers and the API on a new database with shops 1 and 2. Answers are checked against the contract
 * unless `checkAnswers` is false, and `api.advance` moves the clock of both.
 */
export async function startTestCounter(
  more: Partial<Config> = {},
  { shops = [1, 2], checkAnswers = true }: { readonly shops?: readonly number[]; readonly checkAnswers?: boolean } = {},
): Promise<TestCounter> {
  const api = await startTestApi({
    sellerPort: 0,
    officePort: 0,
    sellerUrl: origins.seller,
    officeUrl: origins.office,
    ...more,
  })
  const { db, clock } = api.deps
  for (const id of shops) await insertShop(db, { id })
  const counter = await startCounter({ ...api.deps, provider: api.provider }, { checkAnswers })
  const nobody = { email: '', password: '', personId: '', membershipId: '' }
  const clientOf = (
    door: Door,
    headers: Readonly<Record<string, string>>,
    who: Pick<DeskClient, 'email' | 'password' | 'personId' | 'membershipId'> = nobody,
  ): DeskClient => {
    const call: DeskClient['call'] = (asked, input = {}, extra = {}) =>
      sendDesk(counter.urls[door], door, asked, input, { origin: origins[door], ...headers, ...extra })
    return {
      ...who,
      door,
      headers,
      call,
      ask: async (asked, input = {}, extra) => {
        const heard = await call(asked, input, extra)
        if (heard.status !== 200) throw new Error(`${asked.method} ${asked.path}: ${heard.status} ${heard.message}`)
        return heard.data
      },
    }
  }
  return {
    api,
    counter,
    origins,
    stranger: (door) => clientOf(door, {}),
    async member(role, { shopId = 1, proof = 'second-step' } = {}) {
      const door = doorOf(role)
      const { id: userId, email, password } = await insertMember(api)
      const now = clock.now()
      const membershipId = await addMembership(db, { userId, shopId: door === 'seller' ? shopId : null, role, now })
      // A session with a second step is valid only while the account has one.
      if (proof === 'second-step') await giveSecondStep(api, userId)
      const token = await startDeskSession(db, { membershipId, userId, door, proof, now })
      return clientOf(door, { cookie: `market-${door}=${token}` }, { email, password, personId: userId, membershipId })
    },
    async key(role, shopId = 1) {
      const { id, key } = await addDeskKey(db, { shopId, role, name: 'Deneme', now: clock.now() })
      return clientOf('seller', { authorization: `Bearer ${key}` }, { ...nobody, membershipId: id })
    },
    stop: async () => {
      await counter.stop()
      await api.stop()
    },
  }
}

/** Gives a person a second step that is confirmed now. */
export async function giveSecondStep({ deps: { db, clock } }: TestApi, userId: string): Promise<void> {
  const now = clock.now()
  const step = { user_id: userId, totp_key: hide(randomUUID()), last_turn: null, codes_renewed_at: null }
  await db
    .insertInto('second_steps')
    .values({ ...step, begun_at: now, confirmed_at: now })
    .execute()
}

async function sendDesk<C extends DeskCall>(
  url: string,
  door: Door,
  call: C,
  { params = {}, query = {}, body, file }: Loose,
  headers: Record<string, string>,
): Promise<DeskHeard<C>> {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(Reflect.get(params, name))),
  )
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
  const response = await fetch(`${url}/${door}/v1${path}${search.size > 0 ? `?${search.toString()}` : ''}`, {
    method: call.method,
    headers: {
      ...headers,
      ...(file
        ? { 'content-type': 'application/octet-stream' }
        : body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(file ? { body: file } : body !== undefined && { body: JSON.stringify(body) }),
  })
  const bytes = new Uint8Array(await response.arrayBuffer())
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  const envelope = isJson ? JSON.parse(new TextDecoder().decode(bytes)) : {}
  return {
    status: response.status,
    data: envelope.data,
    message: envelope.err_msg ?? '',
    code: envelope.err_code,
    headers: response.headers,
    bytes,
  }
}

/** The code that an authenticator app shows for a base 32 key. */
export function codeOf({ deps }: TestApi, key: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = Array.from(key, (letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  return timeCode(bytes, Math.floor(deps.clock.now().getTime() / 30_000))
}
