import { fail, type GatewayFailure, type GatewayResult } from '@market/domain/kernel'
import type { Cart } from '@market/domain/cart'
import {
  type Network,
  ownWaiting,
  waitBehind,
  type WaitingMemory,
  type WaitingWish,
  type WaitingWrite,
} from '@market/domain/shell'
import { type Live, makeLive } from '../kernel/live.ts'

/** A write that waited, and was declined when it arrived. */
export interface DeclinedWrite {
  readonly wish: WaitingWish
  readonly failure: GatewayFailure
}
/** Result of sending queued writes, until the shopper has seen it. */
export interface WaitingOutcome {
  readonly done: number
  readonly declined: readonly DeclinedWrite[]
}
/** Queued writes in their order. */
export interface WaitingState {
  readonly writes: readonly WaitingWrite[]
  readonly outcome: WaitingOutcome | undefined
}

/** Queues writes while offline, and sends them in order once online. */
export interface WaitingStore {
  readonly state: Live<WaitingState>
  /** Starts to follow the connection, and sends the writes of an earlier visit. */
  start(): void
  /**
   * Sends the write with `ask`. While offline it is queued instead (`waits`). Writes already in the queue are sent
   * first.
   */
  ask<Value>(wish: WaitingWish, ask: (key: string) => GatewayResult<Value>): GatewayResult<Value>
  /** The shopper has seen the outcome. */
  told(): void
  /** Clears the state for another shopper. */
  forget(): void
}

/** Dependencies of the store: the device's memory and network, the current owner, and a way to send a write. */
export interface WaitingDeps {
  readonly memory: WaitingMemory
  readonly network: Network
  /** Id of the current user; undefined until it is known. */
  readonly owner: () => string | undefined
  readonly newKey: () => string
  readonly now: () => number
  readonly pause: (ms: number) => Promise<void>
  readonly send: (write: WaitingWrite) => GatewayResult<Cart | undefined>
  readonly onCart: (cart: Cart) => void
}

/** Retry interval while writes are queued, since a device may report a connection that does not work. */
const retryMs = 5_000
const nothing: WaitingState = { writes: [], outcome: undefined }

/** Makes the store of the offline queue. */
export function makeWaitingStore(deps: WaitingDeps): WaitingStore {
  const { memory, network } = deps
  const { live, set } = makeLive(nothing)
  let sending: Promise<void> | undefined
  let trying = false

  const own = () => ownWaiting(memory.read(), { owner: deps.owner(), now: deps.now() })
  const waiting = () => own().due
  const drop = (gone: readonly WaitingWrite[]) =>
    memory.write(memory.read().filter(({ key }) => !gone.some((write) => write.key === key)))
  const hasAny = () => {
    const { due, late } = own()
    return due.length + late.length > 0
  }
  const show = () => set({ ...live.current(), writes: waiting() })
  const sendAll = async () => {
    const { late } = own()
    drop(late)
    const declined: DeclinedWrite[] = late.map(({ wish }) => ({ wish, failure: { kind: 'offline' } }))
    let done = 0
    // Read the queue again each time: another tab may have added a write, or the member may have left.
    for (let [first] = waiting(); first; [first] = waiting()) {
      const { wish, owner } = first
      const answer = await deps.send(first)
      if (!answer.ok && answer.failure.kind === 'offline') break
      // The member left in the meantime, so the response belongs to no current user.
      if (owner !== deps.owner()) break
      if (!drop([first])) break
      if (!answer.ok) declined.push({ wish, failure: answer.failure })
      else done += 1
      if (answer.ok && answer.value) deps.onCart(answer.value)
    }
    show()
    if (done > 0 || declined.length > 0) set({ ...live.current(), outcome: { done, declined } })
  }
  const send = () => {
    sending ??= memory.alone(sendAll).finally(() => {
      sending = undefined
    })
    return sending
  }
  const keepTrying = async () => {
    if (trying) return
    trying = true
    while (hasAny()) {
      await deps.pause(retryMs)
      if (network.isOnline()) await send()
    }
    trying = false
    show()
  }
  const keep = (wish: WaitingWish, key: string) => {
    const owner = deps.owner()
    const { due, late } = own()
    const kept =
      owner === undefined ? undefined : waitBehind([...late, ...due], { key, owner, since: deps.now(), wish })
    if (!kept || !memory.write(kept)) return fail<GatewayFailure>({ kind: 'offline' })
    show()
    void keepTrying()
    return fail<GatewayFailure>({ kind: 'waits' })
  }
  return {
    state: live,
    start() {
      network.onChange(() => network.isOnline() && hasAny() && void send())
      if (!hasAny()) return
      show()
      if (network.isOnline()) void send()
      void keepTrying()
    },
    async ask(wish, ask) {
      const key = deps.newKey()
      if (waiting().length > 0) await send()
      if (waiting().length > 0) return keep(wish, key)
      const answer = await ask(key)
      return answer.ok || answer.failure.kind !== 'offline' ? answer : keep(wish, key)
    },
    told: () => set({ ...live.current(), outcome: undefined }),
    forget() {
      memory.write([])
      set(nothing)
    },
  }
}
