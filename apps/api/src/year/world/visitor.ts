import { createHash, createHmac } from 'node:crypto'
import { type Answer, type Call, type CallInput, listingHeader, postAccessToken } from '@market/contract'
import { type Heard, sendCall } from '../../testing/make-visitor.ts'
import { hour, shopUrl, type World } from './open-world.ts'

type Input<C extends Call> = Partial<CallInput<C>>

/** A browser of a person. It presses again, with the same key, when an answer was lost. */
export interface Visitor {
  readonly name: string
  /** Gets a token: a new one, or the renewal of one that is less than a day old. True if the session is a new one. */
  arrive(): Promise<boolean>
  /** Sends a call as a browser does; undefined if no answer came, even after pressing again. */
  call<C extends Call>(call: C, input?: Input<C>): Promise<Heard<C> | undefined>
  /** The data of an answer; undefined if it was refused or did not come. */
  ask<C extends Call>(call: C, input?: Input<C>): Promise<Answer<C> | undefined>
  /** Takes the token of an answer, as a browser does that has signed in. */
  become(access: Answer<typeof postAccessToken>): void
  forget(): void
}

/** How often a person presses a button whose answer does not come. */
const presses = 4
const tokenLives = 55 * 60_000
const renewable = 23 * hour

/** `network` is the last number of the address that the browser shares with its family. */
export function makeVisitor(world: World, name: string, network: number): Visitor {
  let held: { readonly token: string; readonly key: string; readonly at: number } | undefined
  let keys = 0
  const { time, history } = world

  async function send<C extends Call>(call: C, input: Input<C>): Promise<Heard<C> | undefined> {
    keys += 1
    const headers: Record<string, string> = {
      'x-forwarded-for': `203.0.113.${network}`,
      ...(call.idempotent && { 'idempotency-key': `${name}-${keys}-${time.now()}`.replaceAll(/[^\w-]/g, '') }),
    }
    for (let press = 0; press < presses; press += 1) {
      if (call.listing && held) headers[listingHeader] = signListing(held.key, time.now(), keys)
      try {
        const heard = await sendCall(shopUrl, held?.token, call, { ...input }, headers)
        const digest = createHash('sha256')
          .update(JSON.stringify(heard.data ?? null))
          .digest('hex')
          .slice(0, 16)
        const what = `${call.method} ${call.path}`
        history.event(time.now(), name, what, `${heard.status} ${digest} ${heard.message}`)
        world.calls.add(what)
        const lost = press > 0 ? world.trouble.lastLost : undefined
        world.trouble.lastLost = undefined
        const isExcused = world.bank.down || (heard.status === 503 && world.store.life.isFull !== undefined)
        if (lost?.status === 200 && call.idempotent && heard.status !== 200 && !isExcused)
          world.accuse('pressing again gives the same', `${what}: 200 was lost, then ${heard.status} ${heard.message}`)
        if (heard.status >= 500 && !isExcused)
          world.accuse(
            'answers within the contract',
            `${what}: ${heard.status} ${heard.message} to ${JSON.stringify(input)}`,
          )
        if (heard.message.startsWith('Gönderilen bilgiler'))
          world.accuse('people send what the contract takes', `${what}: ${heard.message} to ${JSON.stringify(input)}`)
        return heard
      } catch (error) {
        history.event(time.now(), name, `${call.method} ${call.path}`, error instanceof Error ? error.message : '')
        // Only writes with a key can be repeated without a second thought.
        if (!call.idempotent && call.method !== 'GET') return undefined
      }
    }
    return undefined
  }
  const visitor: Visitor = {
    name,
    async arrive() {
      const age = held ? time.now() - held.at : Infinity
      if (age < tokenLives) return false
      if (age >= renewable) held = undefined
      const isNew = held === undefined
      const heard = await send(postAccessToken, { body: isNew ? { anonymous: true } : {} } as Input<
        typeof postAccessToken
      >)
      if (heard?.status === 200) visitor.become(heard.data)
      else if (!isNew) {
        held = undefined
        return visitor.arrive()
      }
      return isNew
    },
    call: (call, input = {}) => send(call, input),
    async ask(call, input = {}) {
      const heard = await send(call, input)
      return heard?.status === 200 ? heard.data : undefined
    },
    become(access) {
      held = { token: access.access_token, key: access.listing_key, at: time.now() }
    },
    forget() {
      held = undefined
    },
  }
  return visitor
}

function signListing(key: string, at: number, count: number): string {
  const signed = `yil-${count}.${at}`
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`
}
