import { isResponsive, platform } from '@market/domain/shell'
import { useSyncExternalStore } from 'react'

const onResize = (changed: () => void) => {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}
const now = () => isResponsive(window.innerWidth, platform(navigator.userAgent, false))

/**
 * Responsive mode: a narrow screen or a mobile device (rules.md S7). Only for components that render in the browser.
 */
export const useResponsive = (): boolean => useSyncExternalStore(onResize, now)
