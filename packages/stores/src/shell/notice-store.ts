import type { AppBridge, AppMessage } from '@market/domain/cart'
import { shellTimes } from '@market/domain/shell'
import { type Live, makeLive } from '../kernel/live.ts'

/** Content of the one dialog: the common modal params of specification section 3. */
export interface DialogNotice {
  readonly type: 'success' | 'error' | 'info'
  readonly title: string
  /** The product that it is about; `image` is the address of its picture. */
  readonly product?: { readonly name: string; readonly image: string; readonly choice?: string }
  /** May hold the few marks of `HtmlText`; everything else in it is text. */
  readonly text: string
  /** ms until it closes by itself; 0 stays. */
  readonly timeout: number
  readonly actions: readonly NoticeAction[]
  /** A click beside it closes it. */
  readonly clickToClose?: boolean
  /** Wide dialog: at most 1020 px instead of 500. */
  readonly wide?: boolean
}
/** A button of the dialog. */
export interface NoticeAction {
  readonly text: string
  readonly kind: 'primary' | 'secondary' | 'danger'
  /** Target of the button; without it the button only closes the dialog. */
  readonly href?: string
  /** Message to the app that embeds the shop. */
  readonly post?: { readonly key: AppMessage; readonly value?: Readonly<Record<string, string | number>> }
  readonly run?: () => void
}
/** A short message that disappears by itself (rules.md S16). */
export interface Toast {
  readonly id: number
  readonly type: 'success' | 'error'
  readonly text: string
}
/** The dialog and the toasts that are shown. */
export interface NoticeState {
  readonly dialog: DialogNotice | undefined
  readonly toasts: readonly Toast[]
}

/** Shows dialogs and toasts. */
export interface NoticeStore {
  readonly state: Live<NoticeState>
  open(dialog: DialogNotice): void
  close(): void
  /** The user is using the dialog, so it no longer closes automatically. */
  stay(): void
  /** A button of the dialog was chosen. */
  choose(action: NoticeAction): void
  toast(toast: Omit<Toast, 'id'>): void
}

/** Makes the store of dialogs and toasts; `wait` runs a function after the given ms. */
export function makeNoticeStore(wait: (run: () => void, ms: number) => void, app: AppBridge): NoticeStore {
  const { live, set } = makeLive<NoticeState>({ dialog: undefined, toasts: [] })
  let next = 0
  const close = () => set({ ...live.current(), dialog: undefined })
  return {
    state: live,
    close,
    stay() {
      const { dialog } = live.current()
      if (dialog?.timeout) set({ ...live.current(), dialog: { ...dialog, timeout: 0 } })
    },
    choose({ post, run }) {
      close()
      if (post) app.post(post.key, post.value)
      run?.()
    },
    open(dialog) {
      set({ ...live.current(), dialog })
      if (dialog.timeout > 0) wait(() => live.current().dialog === dialog && close(), dialog.timeout)
    },
    toast(toast) {
      // The same notice is shown once, for example after three presses answered by one request.
      const isSaid = live.current().toasts.some(({ type, text }) => type === toast.type && text === toast.text)
      if (isSaid) return
      const shown = { ...toast, id: (next += 1) }
      set({ ...live.current(), toasts: [...live.current().toasts, shown] })
      wait(
        () => set({ ...live.current(), toasts: live.current().toasts.filter((other) => other !== shown) }),
        shellTimes.toastMs,
      )
    },
  }
}
