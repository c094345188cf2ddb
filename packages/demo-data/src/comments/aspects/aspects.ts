/**
 * Leaf categories, parted by spaces, to what their shoppers speak of: a noun in the possessive, what the content say of it, and
 * what the disappointed say, as `Ekranı|güneşte okunuyor|dışarıda loş`.
 */
export type Aspects = Readonly<Record<string, readonly string[]>>
