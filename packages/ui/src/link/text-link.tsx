import { classNames } from '../class-names.ts'
import type { IconName } from '../icon/icon-name.ts'
import { Icon } from '../icon/icon.tsx'
import { Link } from './link-provider.tsx'
import type { LinkProps } from './link-provider.tsx'
import { textLink } from './text-link.css.ts'

/** A standalone link, in petrol. Within a sentence use `Link`. */
export function TextLink({ iconAfter, className, children, ...rest }: LinkProps & { iconAfter?: IconName }) {
  return (
    <Link {...rest} className={classNames(textLink, className)}>
      {children}
      {iconAfter && <Icon name={iconAfter} size="sm" />}
    </Link>
  )
}
