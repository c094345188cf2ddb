import { useId, useState } from 'react'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { IconButton } from '../action/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { words } from '../words.ts'
import * as css from './field.css.ts'
import { Field, noteAttributes } from './field.tsx'
import { pasteClean } from './paste-clean.ts'
import type { FieldFace } from './field.tsx'

/** Props of `TextField`, besides those of the native element. */
export interface TextFieldProps extends FieldFace, Omit<InputHTMLAttributes<HTMLInputElement>, 'children'> {
  /** Content inside the box at its end, such as a card's brand. */
  adornment?: ReactNode
  /** Class of the input element. */
  className?: string
}

/** A text input with its label above and its note below. A password can be shown. */
export function TextField(props: TextFieldProps) {
  const { label, mark, labelEnd, hint, error, success, adornment, className, type = 'text', ...rest } = props
  const ownId = useId()
  const id = rest.id ?? ownId
  const [shown, setShown] = useState(false)
  const isPassword = type === 'password'
  const end = isPassword ? (
    <IconButton
      icon={shown ? 'eye-slash' : 'eye'}
      label={shown ? words.hidePassword : words.showPassword}
      disabled={rest.disabled}
      onClick={() => setShown(!shown)}
    />
  ) : (
    adornment
  )
  return (
    <Field id={id} label={label} mark={mark} labelEnd={labelEnd} hint={hint} error={error} success={success}>
      <div className={css.box}>
        <input
          onPaste={pasteClean}
          {...rest}
          id={id}
          type={isPassword && shown ? 'text' : type}
          className={classNames(css.control, Boolean(end) && css.adorned, className)}
          {...noteAttributes(id, { hint, error, success })}
        />
        {end && <span className={css.adornment}>{end}</span>}
      </div>
    </Field>
  )
}
