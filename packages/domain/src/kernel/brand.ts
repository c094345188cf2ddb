declare const brand: unique symbol

/** A value that only its own parser can create, so that different ids or units are never mixed up. */
export type Brand<Base, Name extends string> = Base & { readonly [brand]: Name }
