import { createHash } from 'node:crypto'
import { parsePictureKey, type Picture, pictureWidth, standInFor } from '@market/pictures'
import { hangUp } from '@market/server'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { acceptsAvif } from './accepts-avif.ts'
import { PictureStore } from './picture-store.ts'

const forGood = 'public, max-age=31536000, immutable'
/**
 * Cache header for WebP sent to a browser that accepts AVIF: short, so that it requests the AVIF once that is ready.
 */
const forNow = 'public, max-age=600'
/** Longer than the time limit of other responses, because a picture waits for those queued before it. */
const drawingMs = 60_000
const forNothing = 'public, max-age=60'

const notFound = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', forNothing).send({ success: false, data: null, err_msg: 'Görsel bulunamadı' })

/**
 * Serves `/img/{width}/{key}`: AVIF to browsers that accept it once it is ready, otherwise WebP. The path is never
 * used as a file name; only the parsed picture is (security.md 40).
 */
export function registerPictures(
  app: FastifyInstance,
  folder: string,
  isMaker: (label: string) => Promise<boolean>,
  isKnown: (key: string, picture: Picture) => Promise<boolean>,
): PictureStore {
  /** Only names of makers are printed, so that a visitor cannot fill the disk with invented ones. */
  const withKnownLabel = async (picture: Picture): Promise<Picture> => {
    if (picture.kind !== 'product' || picture.label === undefined || (await isMaker(picture.label))) return picture
    const { label: _, ...bare } = picture
    return bare
  }

  const store = new PictureStore(folder, (failure) => app.log.error({ err: failure }, 'A picture failed'))
  app.addHook('onClose', () => store.close())

  app.get<{ Params: { width: string; key: string } }>(
    '/img/:width/:key',
    { config: { access: 'public' }, handlerTimeout: drawingMs },
    async (request, reply) => {
      const asked = parsePictureKey(request.params.key) ?? standInFor(request.params.key)
      const width = asked && pictureWidth(asked, request.params.width)
      if (!width) return notFound(reply)
      const picture = await withKnownLabel(asked)

      const wantsAvif = acceptsAvif(request.headers.accept)
      const job = { picture, width }
      const avif = wantsAvif ? await store.find(job, 'avif') : undefined
      const made = avif ?? (await store.find(job, 'webp'))
      if (!made && !(await isKnown(request.params.key, asked))) return notFound(reply)
      const bytes = made ?? (await makeWhileHere(store, job, reply))
      if (!bytes) return reply.hijack()
      // The request has timed out meanwhile; the picture is stored for the next one.
      if (reply.sent) return reply
      if (wantsAvif && !avif) store.laterAvif(job)
      const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`
      reply
        .header('vary', 'Accept')
        .header('cache-control', wantsAvif && !avif ? forNow : forGood)
        .header('etag', etag)
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      return reply.type(avif ? 'image/avif' : 'image/webp').send(bytes)
    },
  )
  return store
}

/** Makes the picture; undefined if the client disconnects meanwhile, which is not an error. */
async function makeWhileHere(store: PictureStore, job: Parameters<PictureStore['webp']>[0], reply: FastifyReply) {
  const left = hangUp(reply)
  try {
    return await store.webp(job, left)
  } catch (error) {
    if (left.aborted) return undefined
    throw error
  }
}
