import type { ConsentFlag } from '@market/domain/shell'
import type { BrowserStorages } from '../browser-storages.ts'
import { storedText } from '../stored-text.ts'

/** Keeps the answer in local storage; where there is none the notice asks again at the next visit. */
export function localConsentFlag(storages: BrowserStorages): ConsentFlag {
  const text = storedText(storages, 'cookie_status')
  return {
    read: () => text.read() ?? null,
    write: (flag) => void text.write(flag),
    clear: () => void text.remove(),
  }
}
