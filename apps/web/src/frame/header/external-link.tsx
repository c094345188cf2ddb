import { Icon, Link } from '@market/ui'
import { newTab } from '../../shared/link/new-tab.ts'

interface ExternalLinkProps {
  readonly href: string
  readonly className: string
  /** The class has an arrow icon already. */
  readonly marked?: boolean
  readonly children: string
}

/** A link to another website: opens in a new tab, and its label says so. */
export const ExternalLink = ({ href, className, marked, children }: ExternalLinkProps) => (
  <Link href={href} className={className} target="_blank" rel="noopener" aria-label={`${children} ${newTab}`}>
    {children} {!marked && <Icon name="arrow-up-right" size="sm" />}
  </Link>
)
