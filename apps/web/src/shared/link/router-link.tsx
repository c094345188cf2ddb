import type { LinkProps } from '@market/ui'
import { Link } from 'react-router-dom'

/**
 * The router's link for addresses of the site, a plain anchor for all others. On the server they write the same, and the
 * router's asks it a dozen things for each link of a page.
 */
export function RouterLink({ href, ...rest }: LinkProps) {
  return !import.meta.env.SSR && href.startsWith('/') ? (
    <Link to={href} discover="none" {...rest} />
  ) : (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content comes with the other props
    <a href={href} {...rest} />
  )
}
