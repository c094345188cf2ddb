import { type AddressDraft, type AddressDraftMemory, emptyAddress } from '@market/domain/account'
import type { BrowserStorages } from '../browser-storages.ts'
import { parsed, storedText } from '../stored-text.ts'

/** Stores the draft in session storage. Without session storage the form is empty at each visit. */
export function sessionAddressDraft(storages: BrowserStorages): AddressDraftMemory {
  const text = storedText(storages, 'address_draft')
  return {
    read: () => readDraft(parsed(text.read())),
    write: (draft) =>
      void (draft ? text.write(JSON.stringify({ ...draft, form: { ...draft.form, tc: '' } })) : text.remove()),
  }
}

function readDraft(kept: unknown): AddressDraft | undefined {
  const { name, form, listed, company } = Object(kept)
  if (typeof name !== 'string' || typeof form !== 'object' || form === null) return undefined
  const texts = Object.entries(emptyAddress).map(([field, empty]) => {
    const value: unknown = Reflect.get(form, field)
    return [field, typeof value === typeof empty && field !== 'type' ? value : empty]
  })
  return {
    name,
    form: { ...emptyAddress, ...Object.fromEntries(texts) },
    listed: listed === true,
    company: company === true,
  }
}
