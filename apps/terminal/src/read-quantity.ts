import { quantityInput } from '@market/domain/cart'

/**
 * Parses a typed quantity with the core's rules for the quantity field (rules.md C4); undefined if the field would
 * reject it.
 */
export function readQuantity(text: string, max: number): number | undefined {
  const typed = quantityInput.next({ ...quantityInput.initial, max }, { type: 'input', text })
  const committed = quantityInput.next(typed, { type: 'commit' })
  return committed.text === typed.text ? committed.value : undefined
}
