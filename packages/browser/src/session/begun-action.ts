import type { BrowserStorages } from '../browser-storages.ts'
import { parsed, storedText } from '../stored-text.ts'

/** A login that takes longer is about something else by then. */
const longestMs = 30 * 60_000

/** Remembers what a visitor wanted to do, and where (`scope`), until this tab has logged in. The newest one counts. */
export const beginAction = (storages: BrowserStorages, scope: string, what: string): void =>
  void storedText(storages, 'begun_action').write(JSON.stringify({ scope, what, at: Date.now() }))

/** Removes and returns the action begun in a scope; undefined without one and after half an hour. */
export function takeBegunAction(storages: BrowserStorages, scope: string): string | undefined {
  const text = storedText(storages, 'begun_action')
  const begun = Object(parsed(text.read()))
  if (begun.scope !== scope || typeof begun.what !== 'string' || typeof begun.at !== 'number') return undefined
  text.remove()
  return Date.now() - begun.at < longestMs ? begun.what : undefined
}

/** The login was called off. */
export const forgetBegunAction = (storages: BrowserStorages): void => void storedText(storages, 'begun_action').remove()
