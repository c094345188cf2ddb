import type { AppBridge } from '@market/domain/cart'

interface Handler {
  postMessage(message: string): void
}
/** The global object as apps extend it. */
export interface AppWindow {
  readonly webkit?: { readonly messageHandlers?: Readonly<Record<string, Handler | undefined>> }
  readonly android?: Readonly<Record<string, unknown>>
}

declare global {
  // Handlers that the native apps add to the window of their web view.
  interface Window extends AppWindow {}
}

/** Posts to the handlers of the app around the web view: four names, never a token. A failure is only logged. */
export function windowAppBridge(app: AppWindow, warn: (text: string) => void): AppBridge {
  return {
    post: (message, payload = {}) => {
      try {
        const text = JSON.stringify(payload)
        const android = app.android?.[message]
        if (typeof android === 'function') android.call(app.android, text)
        app.webkit?.messageHandlers?.[message]?.postMessage(text)
      } catch (error) {
        warn(`the app did not take ${message}: ${String(error)}`)
      }
    },
  }
}
