import { useEffect, useEffectEvent, useLayoutEffect } from 'react'

interface Closing {
  readonly status: 'closed' | 'open' | 'closing'
  /** How long the panel is seen to go. */
  readonly ms: number
  readonly send: (event: { readonly type: 'close-timeout' }) => void
  readonly onClosed: () => void
}

/** Ends the time in which a panel closes, and tells when it is closed. */
export function useClosing({ status, ms, send, onClosed }: Closing): void {
  const tell = useEffectEvent(onClosed)
  // Before the browser takes the next press: one between the two would open a panel that is just going.
  useLayoutEffect(() => {
    if (status === 'closed') tell()
  }, [status])
  useEffect(() => {
    if (status !== 'closing') return undefined
    const timer = setTimeout(() => send({ type: 'close-timeout' }), ms)
    return () => clearTimeout(timer)
  }, [status, ms, send])
}
