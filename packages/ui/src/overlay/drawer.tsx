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
  /** Called by Escape, the close button, or a click beside the drawer. */
  onClose: () => void
  /** Called by a click beside the drawer, in place of `onClose`. */
  onOutside?: () => void
  title: ReactNode
  /** Content before the title, such as a back button. */
  start?: ReactNode
  side?: keyof typeof css.side
  /** The first field gets the focus instead of the close button. */
  startsInField?: boolean
  /** Fixed content at the bottom, such as the button that applies filters. */
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
