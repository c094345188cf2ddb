declare const brand: unique symbol

/** A value of a base type that only its own parser makes, so that two ids or two units are never mixed. */
export type Brand<Base, Name extends string> = Base & { readonly [brand]: Name }
