import type { ConsentFlag } from '@market/domain/shell'
import type { BrowserStorages } from '../browser-storages.ts'
import { storedText } from '../stored-text.ts'

/** Stores the consent in local storage. Without local storage the notice asks again at each visit. */
export function localConsentFlag(storages: BrowserStorages): ConsentFlag {
  const text = storedText(storages, 'cookie_status')
  return {
    read: () => text.read() ?? null,
    write: (flag) => void text.write(flag),
    clear: () => void text.remove(),
  }
}
