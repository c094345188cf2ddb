import type { ButtonHTMLAttributes, Ref } from 'react'
import { classNames } from '../class-names.ts'
import type { IconName } from '../icon/icon-name.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconProps, IconSize } from '../icon/icon.tsx'
import * as css from './icon-button.css.ts'
import { Spinner } from './spinner.tsx'

/** Props of `IconButton`; `label` is its accessible name. */
export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: IconName
  /** The accessible name: the button's action as text. */
  label: string
  variant?: keyof typeof css.variant
  iconSize?: IconSize
  /** A switch: filled while it is on. Only for icons with a filled drawing. */
  pressed?: boolean
  loading?: boolean
  ref?: Ref<HTMLButtonElement>
}

const shapes: Readonly<Record<string, string | undefined>> = css.shape

/** A button of one icon, drawn at 36 px with a hit area of 44. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, variant = 'plain', iconSize, pressed, loading, className, onClick, ...rest } = props
  // `pressed` is for icons with a filled drawing only, which the types of both props cannot say together.
  const drawing = { name: icon, size: iconSize, filled: pressed ?? false } as IconProps
  const shape = iconSize ? undefined : shapes[pressed ? `${icon}-filled` : icon]
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      aria-pressed={pressed}
      aria-busy={loading || undefined}
      className={classNames(css.base, css.variant[variant], !loading && shape, className)}
      onClick={loading ? undefined : onClick}
    >
      {loading ? <Spinner /> : shape ? null : <Icon {...drawing} />}
    </button>
  )
}
