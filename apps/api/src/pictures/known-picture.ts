import type { Database } from '@market/database'
import type { Picture } from '@market/pictures'

/**
 * Whether the shop shows this picture, so that nobody fills the disk with the millions that keys can describe: scenes and
 * things alone, the plain pictures that pages of text use, signs of shops, and whatever a product has, in any colour.
 */
export async function isKnownPicture(db: Database, key: string, picture: Picture): Promise<boolean> {
  if (picture.kind !== 'product') return true
  const { tone, view, pattern, label } = picture
  if (tone === 'natural' && view === 'front' && !pattern && !label) return true
  const name = key.split('.').toSpliced(2, 1).join('.')
  return (await db.selectFrom('picture_names').select('name').where('name', '=', name).executeTakeFirst()) !== undefined
}
