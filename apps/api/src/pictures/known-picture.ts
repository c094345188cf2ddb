import type { Database } from '@market/database'
import type { Picture } from '@market/pictures'

/**
 * Whether the shop uses this picture. Keys can describe millions of pictures, and drawing all of them would fill the
 * disk. Known are all keys other than products, plain products in natural colour, and every picture of a product in any
 * colour.
 */
export async function isKnownPicture(db: Database, key: string, picture: Picture): Promise<boolean> {
  if (picture.kind !== 'product') return true
  const { tone, view, pattern, label } = picture
  if (tone === 'natural' && view === 'front' && !pattern && !label) return true
  const name = key.split('.').toSpliced(2, 1).join('.')
  return (await db.selectFrom('picture_names').select('name').where('name', '=', name).executeTakeFirst()) !== undefined
}
