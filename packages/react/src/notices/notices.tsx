import { Button, ButtonLink, Icon, PigeonStamp, useModal, useTopDialog } from '@market/ui'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { kitServices } from '../services/kit-services.ts'
import { useService } from '../services/use-service.ts'
import { useStream } from '../state/use-stream.ts'
import * as css from './notices.css.ts'
import { LatePart } from '../loading/late-part.tsx'

const bringHtml = async () => (await import('./html-text.tsx')).HtmlText

/**
 * Renders the open dialog and the toasts; toasts are announced inside the topmost dialog. The browser's own dialog
 * element traps the focus, restores it and closes on Escape.
 */
export function Notices({ at }: { readonly at: 'middle' | 'corner' }) {
  const notices = useService(kitServices.NoticeStore)
  const { dialog, toasts } = useStream(notices.state)
  const close = () => notices.close()
  const modal = useModal(dialog !== undefined, close, () => dialog?.clickToClose && close())
  const top = useTopDialog()
  // A toast is announced only if its live region exists before it. The page's region always exists, and each dialog has
  // its own. Only the page's region has the role status: in a dialog, keep-focus.ts would move the focus of a removed
  // button to it.
  const region = (shown: typeof toasts, role?: 'status') => (
    <div className={at === 'corner' ? css.cornerToasts : css.toasts} role={role} aria-live="polite">
      {shown.map((toast) => (
        <p key={toast.id} className={toast.type === 'error' ? css.errorToast : css.toast}>
          {toast.text}
        </p>
      ))}
    </div>
  )
  return (
    <>
      <dialog
        {...modal}
        className={dialog?.wide ? css.wideDialog : css.dialog}
        aria-labelledby="notice-title"
        // Keyboard users need more time than the dialog's timeout.
        onKeyDown={() => notices.stay()}
      >
        {dialog && (
          <>
            {dialog.type === 'success' && <PigeonStamp className={css.stamp} />}
            {dialog.type === 'error' && (
              <span className={css.errorSign}>
                <Icon name="warning-circle" filled size="lg" />
              </span>
            )}
            <h2 id="notice-title" className={css.title}>
              {dialog.title}
            </h2>
            {dialog.product && (
              <p className={css.product}>
                <img src={dialog.product.image} alt="" width={64} height={64} />
                <span>
                  {dialog.product.name}
                  {dialog.product.choice && <small className={css.choice}>{dialog.product.choice}</small>}
                </span>
              </p>
            )}
            <div className={css.text}>
              <NoticeText text={dialog.text} />
            </div>
            <p className={css.actions}>
              {dialog.actions.map((action) =>
                action.href ? (
                  <ButtonLink
                    key={action.text}
                    href={action.href}
                    variant={action.kind}
                    onClick={() => notices.choose(action)}
                  >
                    {action.text}
                  </ButtonLink>
                ) : (
                  <Button key={action.text} variant={action.kind} onClick={() => notices.choose(action)}>
                    {action.text}
                  </Button>
                ),
              )}
            </p>
          </>
        )}
      </dialog>
      {region(top ? [] : toasts, 'status')}
      {top && createPortal(region(toasts), top)}
    </>
  )
}

/** Text with HTML is rare, so the code that parses it loads only then. */
function NoticeText({ text }: { readonly text: string }) {
  const [plain, setPlain] = useState(!text.includes('<'))
  return plain ? text : <LatePart bring={bringHtml} props={{ html: text }} onFailed={() => setPlain(true)} />
}
