import { browserStorage, localTokenStore, windowAppBridge } from '@market/browser'
import type { Container } from 'inversify'
import { bindServices } from './bind-services.ts'

export const browserServices = (): Container =>
  bindServices({
    apiUrl: '',
    tokens: localTokenStore(browserStorage()),
    app: windowAppBridge(window, (text) => console.info(text)),
  })
