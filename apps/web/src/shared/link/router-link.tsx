import type { LinkProps } from '@market/ui'
import { Link } from 'react-router-dom'

/** The router's link for addresses of the site, a plain anchor for all others. */
export function RouterLink({ href, ...rest }: LinkProps) {
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content comes with the other props
  return href.startsWith('/') ? <Link to={href} {...rest} /> : <a href={href} {...rest} />
}
