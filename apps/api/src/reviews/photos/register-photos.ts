import type { Database } from '@market/database'
import type { FastifyInstance } from 'fastify'
import { isPhotoKey } from './photo-address.ts'
import type { PhotoStore } from './photo-folder.ts'

/** A photo never changes, but it may be deleted; caches then drop it within a day. */
const forADay = 'public, max-age=86400, immutable'
const forNothing = 'no-store'
const sizes = new Map([
  ['320', 'thumb'],
  ['1600', 'full'],
] as const)
type Width = Parameters<(typeof sizes)['get']>[0]

/** Serves `/img/{width}/photo/{key}`: photos of comments that are published, and no others. */
export function registerPhotos(app: FastifyInstance, db: Database, store: PhotoStore): void {
  app.get<{ Params: { width: Width; key: string } }>(
    '/img/:width/photo/:key',
    { config: { access: 'public' } },
    async ({ params: { width, key } }, reply) => {
      const size = sizes.get(width)
      const bytes = size && isPhotoKey(key) && (await isPublished(db, key)) ? await store.read(key, size) : undefined
      if (bytes) return reply.header('cache-control', forADay).type('image/webp').send(bytes)
      return reply
        .code(404)
        .header('cache-control', forNothing)
        .send({ success: false, data: null, err_msg: 'Görsel bulunamadı' })
    },
  )
}

async function isPublished(db: Database, key: string): Promise<boolean> {
  const found = await db
    .selectFrom('comment_photos as f')
    .innerJoin('comments as m', 'm.id', 'f.comment_id')
    .select('f.key')
    .where('f.key', '=', key)
    .where('m.status', '=', 'published')
    .executeTakeFirst()
  return found !== undefined
}
