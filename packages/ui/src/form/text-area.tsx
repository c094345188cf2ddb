import { useId, useState } from 'react'
import type { ClipboardEvent, TextareaHTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import * as css from './field.css.ts'
import { Field, noteAttributes } from './field.tsx'
import type { FieldFace } from './field.tsx'
import { words } from '../words.ts'

/** Props of `TextArea`, besides those of the native element. */
export interface TextAreaProps extends FieldFace, TextareaHTMLAttributes<HTMLTextAreaElement> {}

/**
 * A multi-line text field with its label above and its note below. It grows with its content, and reports when a paste
 * was cut.
 */
export function TextArea(props: TextAreaProps) {
  const { label, mark, labelEnd, hint: given, error, success, className, rows = 4, ...rest } = props
  const ownId = useId()
  const id = rest.id ?? ownId
  const { maxLength: most } = rest
  const [cut, setCut] = useState(false)
  const hint = cut && most !== undefined ? words.cutAtPaste(most) : given
  const measure = ({ currentTarget, clipboardData }: ClipboardEvent<HTMLTextAreaElement>) => {
    const { value, selectionStart, selectionEnd } = currentTarget
    const pasted = clipboardData.getData('text').replaceAll('\r\n', '\n')
    setCut(most !== undefined && value.length - (selectionEnd - selectionStart) + pasted.length > most)
  }
  return (
    <Field id={id} label={label} mark={mark} labelEnd={labelEnd} hint={hint} error={error} success={success}>
      <textarea
        {...rest}
        onPaste={(event) => {
          measure(event)
          rest.onPaste?.(event)
        }}
        onKeyDown={(event) => {
          setCut(false)
          rest.onKeyDown?.(event)
        }}
        id={id}
        rows={rows}
        className={classNames(css.control, css.area, className)}
        {...noteAttributes(id, { hint, error, success })}
      />
    </Field>
  )
}
