import { useEffect, useEffectEvent } from 'react'

const storageKey = 'harf-kisayollari'
/** Whether single letters act as shortcuts; a person whose input software types letters turns them off. */
export const lettersOn = (): boolean => localStorage.getItem(storageKey) !== 'kapali'
export const setLettersOn = (on: boolean): void =>
  on ? localStorage.removeItem(storageKey) : localStorage.setItem(storageKey, 'kapali')

/** The action of each key: `j`, `X` with Shift, `Escape`, `Ctrl+s`, `g b`. */
export type Keys = Readonly<Record<string, ((event: KeyboardEvent) => void) | undefined>>

const typesText = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches('textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=file])')

/** Handlers of the hooks in use; the last one that knows a key runs. */
const handlers = new Set<(name: string, event: KeyboardEvent) => boolean>()
/** When `G` was pressed, which makes the next letter the name of a page. */
let goAt = -Infinity
const goMs = 1500

function press(event: KeyboardEvent): void {
  // Some keyboards type brackets with AltGr, which browsers report as Ctrl and Alt, or with Option.
  const typesBracket = event.altKey && /^[[\]]$/.test(event.key)
  if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]')) return
  if (event.altKey && !typesBracket) return
  const ctrl = (event.ctrlKey && !typesBracket) || event.metaKey
  // In a field Ctrl Z takes back what was typed, and Escape leads back to the page.
  if (typesText(event.target) && (!ctrl || event.key === 'z')) {
    if (event.key === 'Escape') (event.target as HTMLElement).blur()
    return
  }
  if (!ctrl && event.key.length === 1 && !lettersOn()) return
  const now = performance.now()
  const goes = now - goAt < goMs
  goAt = !ctrl && event.key === 'g' ? now : -Infinity
  const name = `${goes ? 'g ' : ''}${ctrl ? 'Ctrl+' : ''}${event.key}`
  for (const run of [...handlers].reverse())
    if (run(name, event)) {
      event.preventDefault()
      return
    }
}

/**
 * Reacts to keys of the whole page, `g b` being one after the other. Keys rest while a dialog is open, and all but those
 * with Ctrl while a field has the focus, which Escape ends.
 */
export function useKeys(keys: Keys): void {
  const run = useEffectEvent((name: string, event: KeyboardEvent) => {
    keys[name]?.(event)
    return keys[name] !== undefined
  })
  useEffect(() => {
    const handle = (name: string, event: KeyboardEvent) => run(name, event)
    if (handlers.size === 0) document.addEventListener('keydown', press)
    handlers.add(handle)
    return () => {
      handlers.delete(handle)
      if (handlers.size === 0) document.removeEventListener('keydown', press)
    }
  }, [])
}
