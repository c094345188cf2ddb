import type { LinkProps } from '@market/ui'
import { useLinkClickHandler } from 'react-router-dom'

/**
 * The router's link for addresses of the site, a plain anchor for all others. The server always renders a plain anchor:
 * the HTML is the same, and the router's link would cost a dozen hook calls for each link of a page.
 */
export function RouterLink(props: LinkProps) {
  if (!import.meta.env.SSR && props.href.startsWith('/')) return <SiteLink {...props} />
  const { children, ...rest } = props
  return <a {...rest}>{children}</a>
}

/**
 * Uses only the router's click handler; the rest of its link component supports features that the shop does not use.
 */
function SiteLink({ href, onClick, children, ...rest }: LinkProps) {
  const follow = useLinkClickHandler(href, { target: rest.target })
  return (
    <a
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
      {...rest}
    >
      {children}
    </a>
  )
}
