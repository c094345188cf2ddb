import { useId } from 'react'
import type { ReactNode, Ref, SelectHTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import * as fieldCss from './field.css.ts'
import { Field, noteAttributes } from './field.tsx'
import type { FieldFace } from './field.tsx'
import * as css from './select.css.ts'

/** Props of `Select`, besides those of the native element. */
export interface SelectProps extends FieldFace, SelectHTMLAttributes<HTMLSelectElement> {
  /** `<option>` elements. */
  children: ReactNode
  ref?: Ref<HTMLSelectElement>
}

/** A native select with its label above and its note below. */
export function Select(props: SelectProps) {
  const { label, mark, labelEnd, hint, error, success, className, ...rest } = props
  const ownId = useId()
  const id = rest.id ?? ownId
  return (
    <Field id={id} label={label} mark={mark} labelEnd={labelEnd} hint={hint} error={error} success={success}>
      <div className={fieldCss.box}>
        <select
          {...rest}
          id={id}
          className={classNames(fieldCss.control, css.select, className)}
          {...noteAttributes(id, { hint, error, success })}
        />
        <Icon name="caret-down" size="md" className={css.caret} />
      </div>
    </Field>
  )
}
