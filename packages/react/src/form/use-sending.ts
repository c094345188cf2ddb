import { useEffect, useEffectEvent } from 'react'

/** Called when sending begins; the returned function is called at its end, with whether the data was saved. */
export type Sending = () => (kept: boolean) => void

/** Reports to a parent that a form is being sent, until it is answered or unmounted. */
export function useSending(busy: boolean, begin: Sending | undefined): void {
  const tell = useEffectEvent(() => begin?.())
  useEffect(() => {
    if (!busy) return
    const end = tell()
    // After a refusal the form stays and shows the error itself.
    return () => end?.(true)
  }, [busy])
}
