import { classNames } from '../class-names.ts'
import * as css from './icon.css.ts'
import type { FilledIconName, IconName } from './icon-name.ts'
import { spriteFile } from './sprite-file.ts'

/** 14, 16, 20, 24 and 32 px. */
export type IconSize = keyof typeof css.icon

/** Props that every icon has. */
export interface IconBaseProps {
  size?: IconSize
  className?: string | undefined
  /** Accessible name, needed if the icon has no text beside it. */
  label?: string
}

/** Props of `Icon`; only some icons have a filled form. */
export type IconProps = IconBaseProps & ({ name: IconName; filled?: false } | { name: FilledIconName; filled: boolean })

/** An icon of the sprite in the colour of the text. */
export function Icon({ name, filled, size = 'base', className, label }: IconProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg className={classNames(css.icon[size], className)} {...naming}>
      <use href={`${spriteFile}#${name}${filled ? '-filled' : ''}`} />
    </svg>
  )
}
