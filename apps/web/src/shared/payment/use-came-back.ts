import { useEffect, useEffectEvent } from 'react'

/**
 * Calls `onBack` when the browser restores this page from its back/forward cache, for example on return from the bank.
 * The page is then as it was left, with its button still busy.
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
