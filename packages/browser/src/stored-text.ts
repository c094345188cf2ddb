import type { BrowserStorages } from './browser-storages.ts'
import { type Kept, type StoredName, storedValues } from './stored-values.ts'

/** A text in a browser's storage. Its methods never throw: a full, locked or missing storage just does not store it. */
export interface StoredText {
  read(): string | undefined
  /** Whether the storage took it. */
  write(text: string): boolean
  remove(): boolean
}

/** A value as {@link storedValues} declares it. */
export function storedText(storages: BrowserStorages, name: StoredName, kept: Kept = storedValues[name]): StoredText {
  const storage = storages[kept.place]
  const key = keyOf(name, kept.version)
  const older = Array.from({ length: kept.version - 1 }, (_, index) => keyOf(name, index + 1))
  const former = kept.former === undefined ? older : [...older, kept.former]
  const change = (run: (storage: Storage) => void) =>
    attempt(() => {
      if (!storage) return false
      for (const one of former) storage.removeItem(one)
      run(storage)
      return true
    }) ?? false
  return {
    read: () =>
      attempt(() => storage?.getItem(key) ?? (kept.former && storage?.getItem(kept.former)) ?? undefined) || undefined,
    write: (text) => change((open) => open.setItem(key, text)),
    remove: () => change((open) => open.removeItem(key)),
  }
}

/** The text parsed as JSON; undefined if it is not JSON. */
export const parsed = (text: string | undefined): unknown => attempt(() => JSON.parse(text ?? 'null') ?? undefined)

const keyOf = (name: string, version: number) => (version === 1 ? name : `${name}@${version}`)

function attempt<Value>(run: () => Value): Value | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}
