import { useEffect, useEffectEvent } from 'react'

/** Tells that something is being sent; what it returns tells the end, and whether it was kept. */
export type Sending = () => (kept: boolean) => void

/** Tells who waits for a form that it is being sent, until it is answered or gone. */
export function useSending(busy: boolean, begin: Sending | undefined): void {
  const tell = useEffectEvent(() => begin?.())
  useEffect(() => {
    if (!busy) return
    const end = tell()
    // A refusal keeps the form open, which says so by itself.
    return () => end?.(true)
  }, [busy])
}
