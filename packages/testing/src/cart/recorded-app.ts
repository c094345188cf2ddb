import type { AppBridge, AppMessage } from '@market/domain/cart'

export interface RecordedApp extends AppBridge {
  readonly posted: readonly { readonly message: AppMessage; readonly payload: unknown }[]
}

/** An embedding app that records its messages. */
export const recordedApp = (): RecordedApp => {
  const posted: { message: AppMessage; payload: unknown }[] = []
  return { posted, post: (message, payload) => posted.push({ message, payload }) }
}
