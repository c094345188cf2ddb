import { isResponsive, platform, scrollTop } from '@market/domain/shell'
import { useMachine } from '@market/react'
import { IconButton } from '@market/ui'
import { useEffect } from 'react'
import * as css from './scroll-to-top.css.ts'
import { frameTexts } from './texts.ts'

/** A button that scrolls to the top; shown after 800 px, not on phones (rules.md S6). */
export function ScrollToTop() {
  const [{ shown }, send] = useMachine(scrollTop)
  useEffect(() => {
    const scrolled = () => send({ type: 'scroll', y: window.scrollY })
    const resized = () =>
      send({ type: 'responsive', responsive: isResponsive(window.innerWidth, platform(navigator.userAgent, false)) })
    resized()
    scrolled()
    addEventListener('scroll', scrolled, { passive: true })
    addEventListener('resize', resized)
    return () => {
      removeEventListener('scroll', scrolled)
      removeEventListener('resize', resized)
    }
  }, [send])
  if (!shown) return null
  return (
    <IconButton
      icon="arrow-up"
      label={frameTexts.toTop}
      variant="framed"
      className={css.button}
      onClick={() => {
        window.scrollTo({ top: 0 })
        document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
      }}
    />
  )
}
