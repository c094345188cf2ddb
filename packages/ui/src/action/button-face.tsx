import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import type { FilledIconName, IconName } from '../icon/icon-name.ts'
import { Icon } from '../icon/icon.tsx'
import * as css from './button.css.ts'

/** Props shared by a button and a link that looks like one. */
export interface ButtonFace {
  /** Petrol for actions, saffron for links to campaigns, red for deleting. */
  variant?: keyof typeof css.variant
  size?: keyof typeof css.size
  /** Fills the width of its container. */
  full?: boolean
  icon?: IconName
  /** Replaces `icon` with a filled icon while a state is on. */
  filledIcon?: FilledIconName | undefined
  iconAfter?: IconName
  className?: string | undefined
  children: ReactNode
}

/** Class names of a button's face. */
export const buttonClass = ({ variant = 'primary', size = 'md', full, className }: Omit<ButtonFace, 'children'>) =>
  classNames(css.base, css.variant[variant], css.size[size], full && css.full, css.disabled, className)

/**
 * A button's text between its icons, in a separate element: a browser that translates the page replaces the text, and React can
 * still change what is in the element.
 */
export function ButtonContent({ icon, filledIcon, iconAfter, children }: ButtonFace) {
  return (
    <>
      {filledIcon ? <Icon name={filledIcon} filled /> : icon && <Icon name={icon} />}
      <span>{children}</span>
      {iconAfter && <Icon name={iconAfter} size="md" />}
    </>
  )
}
