type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Tells the page of what a shopper typed or chose, or a password manager filled in, before its script ran: React would put
 * its own value in its place at the next drawing. To be called once the page is hydrated. A control that was already left
 * is left once more, so that what counts then counts.
 */
export function enterEarly(page: ParentNode): void {
  const entered = [...page.querySelectorAll<Control>('input:not([type=file]), textarea, select')].filter(enter)
  // Once React has drawn what was entered.
  setTimeout(() => {
    for (const control of entered) {
      if (control !== document.activeElement) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    }
  })
}

/** Tells React of a control that holds another value than the server drew; whether it does. */
function enter(control: Control): boolean {
  if (control.disabled) return false
  if (control instanceof HTMLSelectElement) return enterOption(control)
  if (control.type === 'checkbox' || control.type === 'radio') return enterChoice(control as HTMLInputElement)
  return enterText(control)
}

/** Told a task later: a choice under way wakes the page by its `input` event, and would tell of React's value in `change`. */
function enterOption(select: HTMLSelectElement): boolean {
  const { value, options } = select
  const drawn = [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0]
  if (value === drawn?.value) return false
  setTimeout(() => {
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
  return true
}

/** Of radios the chosen one speaks. */
function enterChoice(box: HTMLInputElement): boolean {
  const { checked, defaultChecked } = box
  if (checked === defaultChecked || (box.type === 'radio' && !checked)) return false
  box.checked = defaultChecked
  box.click()
  return true
}

/** React hears of a value set on the element itself, not of one set past it: so its event carries a change. */
function enterText(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  const { value, defaultValue } = field
  if (value === defaultValue) return false
  field.value = defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  return field.dispatchEvent(new Event('input', { bubbles: true }))
}
