import { useId } from 'react'
import type { TextareaHTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import * as css from './field.css.ts'
import { Field, noteAttributes } from './field.tsx'
import type { FieldFace } from './field.tsx'

/** Props of `TextArea`, besides those of the native element. */
export interface TextAreaProps extends FieldFace, TextareaHTMLAttributes<HTMLTextAreaElement> {}

/** A text of several lines with its label above and its note below. It grows with its content. */
export function TextArea(props: TextAreaProps) {
  const { label, mark, labelEnd, hint, error, success, className, rows = 4, ...rest } = props
  const ownId = useId()
  const id = rest.id ?? ownId
  return (
    <Field id={id} label={label} mark={mark} labelEnd={labelEnd} hint={hint} error={error} success={success}>
      <textarea
        {...rest}
        id={id}
        rows={rows}
        className={classNames(css.control, css.area, className)}
        {...noteAttributes(id, { hint, error, success })}
      />
    </Field>
  )
}
