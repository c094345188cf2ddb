import { photoProblem } from '@market/domain/reviews'
import type { Database } from '@market/database'
import { type PhotoSizes, resizePhoto } from '@market/pictures'
import { ApiError } from '../../platform/http/api-error.ts'
import { makeQueue } from '../../platform/limits/make-queue.ts'
import { consumeRateLimit } from '../../platform/limits/rate-limit.ts'
import { texts } from '../texts.ts'

interface SentFile {
  /** Key of the sender for the daily limit of photos. */
  readonly who: string
  readonly file: Uint8Array
  readonly now: Date
  readonly signal: AbortSignal
}

/** Resizes one photo at a time, since each takes about 200 ms and up to 200 MB. */
const queue = makeQueue({ atOnce: 1, maxWaiting: 20 })

/** Refuses with 422 a file that is not a photo by its content, or is too large. */
export function refuseNoPhoto(file: Uint8Array): void {
  const problem = photoProblem(file, file.length)
  if (problem) throw new ApiError(422, texts.photo[problem])
}

/** Re-encodes a photo in both sizes, which removes the camera's metadata. */
export async function resizeInTurn(db: Database, { who, file, now, signal }: SentFile): Promise<PhotoSizes> {
  await consumeRateLimit(db, { name: 'photo', who, now })
  const sizes = await queue.run(() => resizePhoto(file), signal)
  if (!sizes) throw new ApiError(422, texts.photo.unreadable)
  return sizes
}
