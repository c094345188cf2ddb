import { useEffect, useEffectEvent, useLayoutEffect } from 'react'

interface Closing {
  readonly status: 'closed' | 'open' | 'closing'
  /** Duration of the closing animation, in ms. */
  readonly ms: number
  readonly send: (event: { readonly type: 'close-timeout' }) => void
  readonly onClosed: () => void
}

/** Ends a panel's closing animation after `ms`, and calls `onClosed` once it is closed. */
export function useClosing({ status, ms, send, onClosed }: Closing): void {
  const tell = useEffectEvent(onClosed)
  // A layout effect, so that it runs before the next click: a click in between would open a panel that is about to be
  // removed.
  useLayoutEffect(() => {
    if (status === 'closed') tell()
  }, [status])
  useEffect(() => {
    if (status !== 'closing') return undefined
    const timer = setTimeout(() => send({ type: 'close-timeout' }), ms)
    return () => clearTimeout(timer)
  }, [status, ms, send])
}
