import { useEffect, useEffectEvent } from 'react'

/**
 * Calls back when the shopper returns to this page by the browser's back/forward cache, for instance from the bank: it is then as it
 * was left, with its button still busy.
 */
export function useCameBack(onBack: () => void): void {
  const back = useEffectEvent(onBack)
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) back()
    }
    addEventListener('pageshow', shown)
    return () => removeEventListener('pageshow', shown)
  }, [])
}
