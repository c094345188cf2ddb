import type { Seal } from './seal.ts'

/** Fields whose values are encrypted, by their names in rows and in JSON. */
export const sealedFields = ['tc', 'taxNumber', 'tax_number', 'iban'] as const

/**
 * A statement's parameter that is encrypted before it is sent. It is a class, not a marker in the text, so that typed
 * text is never encrypted by accident.
 */
export class Hidden {
  readonly #store: (seal: Seal) => string
  constructor(store: (seal: Seal) => string) {
    this.#store = store
  }
  storedBy(seal: Seal): string {
    return this.#store(seal)
  }
}

/** A text to seal. An empty text stays empty. */
export const hide = (text: string): Hidden => new Hidden((seal) => (text === '' ? '' : seal.close(text)))

/** A value to seal as a whole, for a column with JSON. */
export const hideJson = (value: unknown): Hidden =>
  new Hidden((seal) => JSON.stringify(seal.close(JSON.stringify(value))))

/** A value for a column with JSON in which only the `Hidden` parts are sealed. */
export const jsonWithHidden = (value: unknown): Hidden =>
  new Hidden((seal) =>
    JSON.stringify(value, (_key, part: unknown) => (part instanceof Hidden ? part.storedBy(seal) : part)),
  )

type WithHiddenNumbers<Fields> = {
  [Name in keyof Fields]: Name extends (typeof sealedFields)[number] ? HiddenText<Fields[Name]> : Fields[Name]
}
type HiddenText<Value> = Value extends string ? Hidden : Value

/** The same fields, with personal numbers marked for encryption. */
export function hideNumbers<Fields extends object>(fields: Fields): WithHiddenNumbers<Fields> {
  const found = sealedFields.flatMap((name) => {
    const value: unknown = Reflect.get(fields, name)
    return typeof value === 'string' ? [[name, hide(value)] as const] : []
  })
  return { ...fields, ...Object.fromEntries(found) } as WithHiddenNumbers<Fields>
}
