import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import { words } from '../words.ts'
import { Icon } from '../icon/icon.tsx'
import * as css from './field.css.ts'

/** Frame of every control: label above, note below. */
export interface FieldFace {
  label: ReactNode
  /** Marks beside the label whether the field is required: `zorunlu`, shown as an asterisk, or `isteğe bağlı`. */
  mark?: string | undefined
  /** Content at the end of the label's row, such as a link. */
  labelEnd?: ReactNode
  hint?: ReactNode
  /** Only one note is shown: the error, else success, else the hint. */
  error?: ReactNode
  success?: ReactNode
}

/** Attributes that tie a control to its note. */
export const noteAttributes = (id: string, { hint, error, success }: Omit<FieldFace, 'label'>) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': (error ?? success ?? hint) ? `${id}-note` : undefined,
})

const noteIcon = { error: 'warning-circle', success: 'check-circle' } as const

/** The required or optional mark beside a label or a legend. */
export const FieldMark = ({ mark }: { readonly mark: string }) =>
  mark === words.required ? (
    <span className={css.asterisk}>
      <VisuallyHidden>{mark}</VisuallyHidden>
    </span>
  ) : (
    <span className={css.mark}>{mark}</span>
  )

/** Draws a labelled field round the control with this `id`. */
export function Field({ id, children, ...face }: FieldFace & { id: string; children: ReactNode }) {
  const { label, mark, labelEnd, hint, error, success } = face
  const tone = error ? 'error' : success ? 'success' : 'hint'
  const note = error || success || hint
  return (
    <div className={css.field}>
      <div className={css.head}>
        <label htmlFor={id}>
          <span className={css.label}>{label}</span>
          {mark && (
            <>
              {' '}
              <FieldMark mark={mark} />
            </>
          )}
        </label>
        {labelEnd && <span className={css.end}>{labelEnd}</span>}
      </div>
      {children}
      {/** Always rendered, so that screen readers announce its content when it changes. */}
      <div id={`${id}-note`} aria-live="polite">
        {note && (
          <p className={classNames(css.note, css.noteTone[tone])}>
            {tone !== 'hint' && <Icon name={noteIcon[tone]} filled size="md" className={css.noteIcon} />}
            <span>{note}</span>
          </p>
        )}
      </div>
    </div>
  )
}
