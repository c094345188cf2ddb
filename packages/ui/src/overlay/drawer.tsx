import { useId } from 'react'
import type { ReactNode } from 'react'
import { IconButton } from '../action/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { words } from '../words.ts'
import * as css from './drawer.css.ts'
import { useModal } from './use-modal.ts'

/** Props of `Drawer`, a modal panel at an edge of the screen. */
export interface DrawerProps {
  open: boolean
  /** Escape, the cross or a click beside it. */
  onClose: () => void
  /** A click beside it, where that is something of its own. */
  onOutside?: () => void
  title: ReactNode
  /** Before the title, such as the way back. */
  start?: ReactNode
  side?: keyof typeof css.side
  /** The focus begins in the first field, not at the cross. */
  startsInField?: boolean
  /** Stays at the bottom, such as the button that applies filters. */
  foot?: ReactNode
  children: ReactNode
}

/** A panel that slides in over the page from one side. */
export function Drawer({
  open,
  onClose,
  onOutside = onClose,
  title,
  start,
  side = 'right',
  startsInField,
  foot,
  children,
}: DrawerProps) {
  const id = useId()
  const modal = useModal(open, onClose, onOutside, startsInField)
  return (
    <dialog {...modal} aria-labelledby={id} className={classNames(css.drawer, css.side[side])}>
      {open && (
        <div className={css.content}>
          <div className={css.head}>
            {start}
            <h2 id={id} className={css.title}>
              {title}
            </h2>
            <IconButton icon="x" label={words.close} onClick={onClose} />
          </div>
          <div className={css.body}>{children}</div>
          {foot && <div className={css.foot}>{foot}</div>}
        </div>
      )}
    </dialog>
  )
}
