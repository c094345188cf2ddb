import type { GatewayResult } from '@market/domain/kernel'
import { failureText } from '@market/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CheckoutPart } from './step.tsx'

/** Saves a part of the order; resolves once the request is answered. */
export type Keep<Value> = (ask: () => GatewayResult<Value>) => Promise<void>

interface Ways {
  readonly goOn: () => void
  /** Called instead of `goOn` if the last save of this part was refused; the reason is shown there. */
  readonly stay: (part: CheckoutPart) => void
  readonly refuse: (part: CheckoutPart, reason: string) => void
}

/**
 * Saves parts of the order one after the other, so that the last choice is the saved one. If the shopper presses the
 * button to continue meanwhile, the page continues once everything is saved, or stays if something was refused.
 */
export function useKeeping({ goOn, stay, refuse }: Ways) {
  const [open, setOpen] = useState(0)
  const [waiting, setWaiting] = useState(false)
  const last = useRef(Promise.resolve())
  const refused = useRef<CheckoutPart>(undefined)
  const leave = useEffectEvent(() => (refused.current ? stay(refused.current) : goOn()))
  useEffect(() => {
    if (!waiting || open > 0) return
    setWaiting(false)
    leave()
  }, [waiting, open])

  const begin = (part: CheckoutPart) => {
    setOpen((count) => count + 1)
    return (kept: boolean) => {
      if (!kept) refused.current = part
      else if (refused.current === part) refused.current = undefined
      setOpen((count) => count - 1)
    }
  }
  const keepNext = async <Value>(part: CheckoutPart, ask: () => GatewayResult<Value>, take: (kept: Value) => void) => {
    const before = last.current
    const end = begin(part)
    await before
    const answer = await ask()
    if (answer.ok) take(answer.value)
    else refuse(part, failureText(answer.failure))
    end(answer.ok)
  }
  return {
    /** Whether a save is running. */
    busy: open > 0,
    /** Whether the shopper has pressed the button to continue while a save was running. */
    waiting,
    keep: <Value>(part: CheckoutPart, ask: () => GatewayResult<Value>, take: (kept: Value) => void) => {
      const kept = keepNext(part, ask, take)
      last.current = kept
      return kept
    },
    begin,
    next: () => {
      refused.current = undefined
      setWaiting(true)
    },
    /** Cancels continuing, because the shopper has turned to another field. */
    forget: () => setWaiting(false),
  }
}
