import type { DeskAnswer, DeskCall } from '@market/contract/counter'
import type { GatewayFailure, Result } from '@market/domain/kernel'
import type { Action } from '@market/domain/team'
import type { DeskParts } from '@market/http/counter'
import { useService, useStream } from '@market/react'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { services } from './services.ts'

export interface Asked<Value> {
  /** The last good answer; it stays while a newer one is loading or has failed. */
  readonly data: Value | undefined
  readonly failure: GatewayFailure | undefined
  readonly busy: boolean
  /** When `data` was answered. */
  readonly at: Date | undefined
  readonly reload: () => Promise<void>
  /** Takes the answer of a write as the present value. */
  readonly set: (value: Value) => void
}

/** Reads a call, again when its address or `also` changes, and when the window is looked at after a minute. */
export function useCall<const C extends DeskCall>(call: C, input: DeskParts<C>, also = ''): Asked<DeskAnswer<C>> {
  type Value = DeskAnswer<C>
  const client = useService(services.DeskClient)
  const wanted = `${client.address(call, input)} ${also}`
  const asked = useRef('')
  const [state, setState] = useState<Pick<Asked<Value>, 'data' | 'failure' | 'at'>>({
    data: undefined,
    failure: undefined,
    at: undefined,
  })
  const [busy, setBusy] = useState(true)
  const ask = useEffectEvent(async (question: string) => {
    asked.current = question
    setBusy(true)
    const answer = await client.send(call, input)
    // A later address has been asked meanwhile.
    if (asked.current !== question) return
    setBusy(false)
    setState((before) =>
      answer.ok ? { data: answer.value, failure: undefined, at: new Date() } : { ...before, failure: answer.failure },
    )
  })
  const refresh = useEffectEvent(() => {
    const old = state.at === undefined || Date.now() - state.at.getTime() > 60_000
    if (document.visibilityState === 'visible' && old) void ask(wanted)
  })
  useEffect(() => {
    void ask(wanted)
  }, [wanted])
  useEffect(() => {
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [])
  const again = useRef(async () => {})
  useEffect(() => {
    again.current = () => ask(wanted)
  })
  const reload = useCallback(() => again.current(), [])
  const set = useCallback((data: Value) => setState({ data, failure: undefined, at: new Date() }), [])
  return { ...state, busy, reload, set }
}

/** Sends one write at a time; `failure` is of the last one. */
export function useWrite() {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<GatewayFailure>()
  const running = useRef(false)
  const write = async <Value>(send: () => Promise<Result<Value, GatewayFailure>>): Promise<Value | undefined> => {
    if (running.current) return undefined
    running.current = true
    setBusy(true)
    setFailure(undefined)
    const answer = await send()
    running.current = false
    setBusy(false)
    if (answer.ok) return answer.value
    setFailure(answer.failure)
    return undefined
  }
  return { write, busy, failure, clear: () => setFailure(undefined) }
}

/** The person at work. Only for pages, which are drawn only with a session. */
export function useMe() {
  const { me } = useStream(useService(services.DeskStore).state)
  if (!me) throw new Error('a page of the panel was drawn without a session')
  return me
}

/** Whether the person's role allows an action. */
export function useMay(): (action: Action) => boolean {
  const { actions } = useMe()
  return (action) => actions.includes(action)
}
