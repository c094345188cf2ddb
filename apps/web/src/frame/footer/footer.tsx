import { LatePart, useService } from '@market/react'
import { type ComponentType, type MouseEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'
import { DrawnOnce } from '../../page/drawn-once.tsx'
import * as css from './footer.css.ts'

/**
 * The footer's HTML as the server sent it. It is the same below every page, so the browser neither renders nor hydrates
 * it.
 */
const sent = import.meta.env.SSR ? undefined : document.querySelector(`.${css.footer}`)?.innerHTML
/** Set on the server only, when it starts. */
let Content: ComponentType | undefined
export const giveFooterContent = (content: ComponentType): void => {
  Content = content
}
const bring = async () => (await import('./footer-content.tsx')).FooterContent

export function Footer() {
  const consent = useService(services.ConsentStore)
  const navigate = useNavigate()
  const [failed, setFailed] = useState(false)
  const press = (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest('a, button') : null
    if (pressed?.matches('[data-reopens-notice]')) consent.reopen()
    if (!(pressed instanceof HTMLAnchorElement) || pressed.target || pressed.origin !== location.origin) return
    // Other clicks open a new tab or a menu.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void navigate(pressed.pathname + pressed.search + pressed.hash)
  }
  // Handles clicks on links and on the consent button; pressing them by keyboard also fires a click.
  const frame = { className: css.footer, 'data-measure': 'footer-link', onClick: press }
  if (Content)
    return (
      <footer {...frame}>
        <DrawnOnce name="footer" draw={Content} props={{}} />
      </footer>
    )
  // A visit that began on a page with another footer loads this one.
  if (sent === undefined)
    return (
      <footer {...frame}>{!failed && <LatePart bring={bring} props={{}} onFailed={() => setFailed(true)} />}</footer>
    )
  return <footer {...frame} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: sent }} />
}
