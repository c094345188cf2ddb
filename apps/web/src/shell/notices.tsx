import { Button, ButtonLink, PigeonStamp } from '@market/ui'
import { useEffect, useRef } from 'react'
import { services } from '../composition/tokens.ts'
import { useService } from '../composition/use-service.ts'
import { useStream } from '../composition/use-stream.ts'
import * as css from './notices.css.ts'

/** The one dialog and the toasts. The browser's own dialog keeps the focus in, gives it back and closes on Escape. */
export function Notices() {
  const notices = useService(services.NoticeStore)
  const { dialog, toasts } = useStream(notices.state)
  const element = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (dialog && !element.current?.open) element.current?.showModal()
    if (!dialog) element.current?.close()
  }, [dialog])
  return (
    <>
      <dialog ref={element} className={css.dialog} aria-labelledby="notice-title" onClose={() => notices.close()}>
        {dialog && (
          <>
            {dialog.type === 'success' && <PigeonStamp className={css.stamp} />}
            <h2 id="notice-title" className={css.title}>
              {dialog.title}
            </h2>
            <p className={css.text}>{dialog.text}</p>
            <p className={css.actions}>
              {dialog.actions.map((action) =>
                action.href ? (
                  <ButtonLink
                    key={action.text}
                    href={action.href}
                    variant={action.kind}
                    onClick={() => notices.close()}
                  >
                    {action.text}
                  </ButtonLink>
                ) : (
                  <Button
                    key={action.text}
                    variant={action.kind}
                    onClick={() => {
                      notices.close()
                      action.run?.()
                    }}
                  >
                    {action.text}
                  </Button>
                ),
              )}
            </p>
          </>
        )}
      </dialog>
      <div className={css.toasts} role="status">
        {toasts.map((toast) => (
          <p key={toast.id} className={toast.type === 'error' ? css.errorToast : css.toast}>
            {toast.text}
          </p>
        ))}
      </div>
    </>
  )
}
