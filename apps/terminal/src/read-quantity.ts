import { quantityInput } from '@market/domain/cart'

/** A typed quantity as the core's quantity field takes it (rules.md C4): undefined where it would turn it back. */
export function readQuantity(text: string, max: number): number | undefined {
  const typed = quantityInput.next({ ...quantityInput.initial, max }, { type: 'input', text })
  const committed = quantityInput.next(typed, { type: 'commit' })
  return committed.text === typed.text ? committed.value : undefined
}
