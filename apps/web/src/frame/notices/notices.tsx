import { Button, ButtonLink, Icon, PigeonStamp } from '@market/ui'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { useStream } from '../../composition/use-stream.ts'
import * as css from './notices.css.ts'
import { LatePart } from '../../shared/loading/late-part.tsx'
import { pictureSource } from '../../shared/picture/picture-source.ts'

const bringHtml = async () => (await import('./html-text.tsx')).HtmlText

/** The one dialog and the toasts. The browser's own dialog keeps the focus in, gives it back and closes on Escape. */
export function Notices({ at }: { readonly at: 'middle' | 'corner' }) {
  const notices = useService(services.NoticeStore)
  const { dialog, toasts } = useStream(notices.state)
  const element = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (dialog && !element.current?.open) element.current?.showModal()
    if (!dialog) element.current?.close()
  }, [dialog])
  const beside = {
    onClick: ({ target }: MouseEvent) => {
      if (dialog?.clickToClose && target === element.current) notices.close()
    },
  }
  return (
    <>
      <dialog
        ref={element}
        className={dialog?.wide ? css.wideDialog : css.dialog}
        aria-labelledby="notice-title"
        onClose={() => notices.close()}
        // Who goes through it by keyboard needs more time than it gives.
        onKeyDown={() => notices.stay()}
        {...beside}
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
                <img src={pictureSource(dialog.product.image, 160)} alt="" width={64} height={64} />
                {dialog.product.name}
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
      <div className={at === 'corner' ? css.cornerToasts : css.toasts} role="status">
        {toasts.map((toast) => (
          <p key={toast.id} className={toast.type === 'error' ? css.errorToast : css.toast}>
            {toast.text}
          </p>
        ))}
      </div>
    </>
  )
}

/** Marks are rare: what reads them is brought when there are some. */
function NoticeText({ text }: { readonly text: string }) {
  const [plain, setPlain] = useState(!text.includes('<'))
  return plain ? text : <LatePart bring={bringHtml} props={{ html: text }} onFailed={() => setPlain(true)} />
}
