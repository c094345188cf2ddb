import { type RefObject, useEffect, useRef } from 'react'

/**
 * Tells the form of what a shopper typed, or a password manager filled in, before the script ran: React would put its own
 * value in its place at the next drawing. Give the result to the control as its `ref`.
 */
export function useEarlyText<Control extends HTMLInputElement | HTMLTextAreaElement>(
  value: unknown,
): RefObject<Control | null> {
  const control = useRef<Control>(null)
  const drawn = useRef(value)
  useEffect(() => {
    const early = control.current?.value
    const expected = drawn.current
    if (!control.current || expected === undefined || early === undefined || early === String(expected)) return
    enter(control.current, String(expected), early)
  }, [])
  return control
}

/** React hears of a value set on the element itself, not of one set past it: so its event carries a change. */
function enter(control: HTMLInputElement | HTMLTextAreaElement, before: string, after: string): void {
  control.value = before
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, after)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
