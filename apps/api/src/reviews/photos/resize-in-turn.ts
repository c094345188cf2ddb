import { photoProblem } from '@market/domain/reviews'
import type { Database } from '@market/database'
import { type PhotoSizes, resizePhoto } from '@market/pictures'
import { ApiError } from '../../platform/http/api-error.ts'
import { makeQueue } from '../../platform/limits/make-queue.ts'
import { consumeRateLimit } from '../../platform/limits/rate-limit.ts'
import { texts } from '../texts.ts'

interface SentFile {
  /** Who sent it: so many photos are taken of one in a day. */
  readonly who: string
  readonly file: Uint8Array
  readonly now: Date
  readonly signal: AbortSignal
}

/** A photo takes some 200 ms and up to 200 MB while it is unpacked: one after the other. */
const queue = makeQueue({ atOnce: 1, maxWaiting: 20 })

/** Refuses in words what is no photo by its content, or too large. */
export function refuseNoPhoto(file: Uint8Array): void {
  const problem = photoProblem(file, file.length)
  if (problem) throw new ApiError(422, texts.photo[problem])
}

/** Makes a photo anew in both sizes, so that nothing is left of what a camera wrote into it. */
export async function resizeInTurn(db: Database, { who, file, now, signal }: SentFile): Promise<PhotoSizes> {
  await consumeRateLimit(db, { name: 'photo', who, now })
  const sizes = await queue.run(() => resizePhoto(file), signal)
  if (!sizes) throw new ApiError(422, texts.photo.unreadable)
  return sizes
}
