import type { AppBridge, AppMessage } from '@market/domain'

export interface RecordedApp extends AppBridge {
  readonly posted: readonly { readonly message: AppMessage; readonly payload: unknown }[]
}

/** The app around the shop, keeping what it was told. */
export const recordedApp = (): RecordedApp => {
  const posted: { message: AppMessage; payload: unknown }[] = []
  return { posted, post: (message, payload) => posted.push({ message, payload }) }
}
