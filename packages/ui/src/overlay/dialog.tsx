import { useId } from 'react'
import type { ReactNode } from 'react'
import { IconButton } from '../action/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { PigeonStamp } from '../stamp/pigeon-stamp.tsx'
import { words } from '../words.ts'
import * as css from './dialog.css.ts'
import { useModal } from './use-modal.ts'

/** Props of `Dialog`, a modal box in the middle of the screen. */
export interface DialogProps {
  open: boolean
  /** Called by Escape, the close button, or with `closesOutside` by a click beside the dialog. */
  onClose: () => void
  title: ReactNode
  children?: ReactNode
  /** Buttons: the secondary one first, as it gets the focus. They are stacked on a phone. */
  actions?: ReactNode
  /** The pigeon stamp above the title: on success only. */
  stamped?: boolean
  /** Form or long text: not centred. */
  form?: boolean
  width?: keyof typeof css.width
  closesOutside?: boolean
}

/** A window before the page, at most 500 px wide, or 1020 with `width="wide"`. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, children, actions, stamped, form, width = 'normal', closesOutside = false } = props
  const id = useId()
  const modal = useModal(open, onClose, closesOutside ? onClose : undefined)
  return (
    <dialog
      {...modal}
      aria-labelledby={`${id}-title`}
      aria-describedby={form ? undefined : `${id}-text`}
      className={classNames(css.dialog, css.width[width])}
    >
      {open && (
        <div className={classNames(css.content, !form && css.centred)}>
          {stamped && <PigeonStamp className={css.stamp} />}
          <h2 id={`${id}-title`} className={classNames(css.title, !form && css.centredTitle)}>
            {title}
          </h2>
          {children && (
            <div id={`${id}-text`} className={classNames(css.text, !form && css.quiet)}>
              {children}
            </div>
          )}
          {actions && <div className={css.actions}>{actions}</div>}
          <div className={css.close}>
            <IconButton icon="x" label={words.close} onClick={onClose} />
          </div>
        </div>
      )}
    </dialog>
  )
}
