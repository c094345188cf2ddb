import { Link } from '../link/link-provider.tsx'
import type { LinkProps } from '../link/link-provider.tsx'
import { ButtonContent, buttonClass } from './button-face.tsx'
import type { ButtonFace } from './button-face.tsx'

/** Props of `ButtonLink`: the look of a button, the address of a link. */
export type ButtonLinkProps = ButtonFace & Omit<LinkProps, keyof ButtonFace>

/** A link with a button's face. */
export function ButtonLink({ variant, size, full, icon, iconAfter, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, full, className })}>
      <ButtonContent icon={icon} iconAfter={iconAfter}>
        {children}
      </ButtonContent>
    </Link>
  )
}
