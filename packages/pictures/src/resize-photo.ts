import { photoLimits } from '@market/domain/reviews'
import sharp from 'sharp'
// Imported for its sharp settings.
import './render-picture.ts'

/** A photo in its stored sizes: whole, 1600 px at most, and a square of 320 px; both WebP. */
export interface PhotoSizes {
  readonly full: Buffer
  readonly thumb: Buffer
}

const longSide = 1600
const square = 320
/** Timeout for decoding a photo; camera files take far less. */
const seconds = 20

/**
 * Re-encodes a photo from its pixels, upright. All metadata (place, time, device, preview) is dropped. Undefined if it
 * cannot be read, or has more pixels than `photoLimits`; they are checked before decoding.
 */
export async function resizePhoto(file: Uint8Array): Promise<PhotoSizes | undefined> {
  try {
    const full = await sharp(file, { limitInputPixels: photoLimits.pixels, failOn: 'error' })
      .timeout({ seconds })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .resize(longSide, longSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82, effort: 2 })
      .toBuffer()
    const thumb = await sharp(full).resize(square, square, { fit: 'cover' }).webp({ quality: 78, effort: 2 }).toBuffer()
    return { full, thumb }
  } catch {
    return undefined
  }
}
