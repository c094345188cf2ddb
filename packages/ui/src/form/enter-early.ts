type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Replays input that a shopper or a password manager entered before the script ran; React would otherwise overwrite it
 * at the next render. Call it once the page is hydrated. A control that has already lost focus gets another `blur`, so
 * that rules on leaving it apply.
 */
export function enterEarly(page: ParentNode): void {
  const entered = [...page.querySelectorAll<Control>('input:not([type=file]), textarea, select')].filter(enter)
  // After React has rendered the entered values.
  setTimeout(() => {
    for (const control of entered) {
      if (control !== document.activeElement) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    }
  })
}

/** Tells React about a control whose value differs from the server's; returns whether it does. */
function enter(control: Control): boolean {
  if (control.disabled) return false
  if (control instanceof HTMLSelectElement) return enterOption(control)
  if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio'))
    return enterChoice(control)
  return enterText(control)
}

/**
 * Runs in a later task, because a running choice hydrates the page by its `input` event, and `change` would have
 * React's value.
 */
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

/**
 * Of radios only the checked one is entered. Each choice is entered in a separate task. React renders between tasks, so
 * a handler that adds to the rendered choices has the earlier ones.
 */
function enterChoice(box: HTMLInputElement): boolean {
  const { checked, defaultChecked } = box
  if (checked === defaultChecked || (box.type === 'radio' && !checked)) return false
  setTimeout(() => {
    box.checked = !checked
    box.click()
  })
  return true
}

/**
 * React notices a value set on the element itself, not one set through the prototype, so the event carries a change.
 */
function enterText(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  const { value, defaultValue } = field
  if (value === defaultValue) return false
  field.value = defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  return field.dispatchEvent(new Event('input', { bubbles: true }))
}
