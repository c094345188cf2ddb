import { Icon, Link } from '@market/ui'
import { newTab } from '../../shared/link/new-tab.ts'

interface ExternalLinkProps {
  readonly href: string
  readonly className: string
  /** The class draws the arrow itself. */
  readonly marked?: boolean
  readonly children: string
}

/** A service beside the shop: opened in a tab of its own, and said so. */
export const ExternalLink = ({ href, className, marked, children }: ExternalLinkProps) => (
  <Link href={href} className={className} target="_blank" rel="noopener" aria-label={`${children} ${newTab}`}>
    {children} {!marked && <Icon name="arrow-up-right" size="sm" />}
  </Link>
)
