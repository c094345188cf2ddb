import type { LinkProps } from '@market/ui'
import { useLinkClickHandler } from 'react-router-dom'

/**
 * The router's link for addresses of the site, a plain anchor for all others. On the server they write the same, and the
 * router's asks it a dozen things for each link of a page.
 */
export function RouterLink(props: LinkProps) {
  if (!import.meta.env.SSR && props.href.startsWith('/')) return <SiteLink {...props} />
  const { children, ...rest } = props
  return <a {...rest}>{children}</a>
}

/** Of the router's own link only the press is needed: all else that it brings is for another way to build pages. */
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
