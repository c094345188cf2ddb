import type { ButtonHTMLAttributes, Ref } from 'react'
import { classNames } from '../class-names.ts'
import { words } from '../words.ts'
import { ButtonContent, buttonClass } from './button-face.tsx'
import type { ButtonFace } from './button-face.tsx'
import * as css from './button.css.ts'
import { Spinner } from './spinner.tsx'

/** Props of `Button`, besides those of the native element. */
export interface ButtonProps extends ButtonFace, Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof ButtonFace> {
  /** The action is running: the button shows it and ignores presses, and keeps the focus. */
  loading?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A button; it submits forms only with `type="submit"`. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    full,
    icon,
    filledIcon,
    iconAfter,
    className,
    loading,
    onClick,
    type = 'button',
    children,
    ...rest
  } = props
  return (
    <button
      {...rest}
      type={type}
      aria-busy={loading || undefined}
      className={buttonClass({ variant, size, full, className: classNames(loading && css.loading, className) })}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      <span className={classNames(css.label, loading && css.fadedLabel)}>
        <ButtonContent icon={icon} filledIcon={filledIcon} iconAfter={iconAfter}>
          {children}
        </ButtonContent>
      </span>
      {loading && (
        <span className={css.spinnerPlace}>
          <Spinner label={words.loading} />
        </span>
      )}
    </button>
  )
}
