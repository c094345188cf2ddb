import { seoTitle } from './seo-title.ts'

const variants: readonly ((name: string) => string)[] = [
  (name) => `${name} Fiyatı ve Yorumları`,
  (name) => `${name} En Uygun Fiyatla`,
  (name) => `${name} Özellikleri ve Fiyatı`,
  (name) => `${name} Satın Al`,
]
const books = 15

interface ProductToTitle {
  readonly id: number
  readonly name: string
  /** Ids from the root to the leaf. */
  readonly categoryIds: readonly number[]
}

/**
 * Title and description of a product page. The text variant depends on the id's last digit; books have separate texts
 * (rules.md U6).
 */
export const metaTitle = ({
  id,
  name,
  categoryIds,
}: ProductToTitle): { readonly title: string; readonly description: string } => {
  const variant = variants[(Math.abs(Math.trunc(id)) % 10) % variants.length]
  const title = seoTitle(name)
  return {
    title: variant ? variant(title) : title,
    description: categoryIds.includes(books)
      ? `${name} kitabını okur yorumlarıyla inceleyin, uygun fiyatla sipariş edin; kapınıza gelsin.`
      : `${name} fiyatını, özelliklerini ve kullanıcı yorumlarını inceleyin; güvenle sipariş edin, hızla kapınıza gelsin.`,
  }
}
