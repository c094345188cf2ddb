/** Bounds of the photos in a comment. `bytes` and `pixels` are of one file, `count` of a comment. */
export const photoLimits = { count: 4, bytes: 8 * 1024 * 1024, pixels: 50_000_000 } as const

/** Why a file is refused as a photo: its content is not JPEG, PNG or WebP, it is empty, or it is too large. */
export type PhotoProblem = 'kind' | 'empty' | 'size'

const jpeg = [0xff, 0xd8, 0xff]
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const riff = [0x52, 0x49, 0x46, 0x46]
const webp = [0x57, 0x45, 0x42, 0x50]
const holds = (bytes: Uint8Array, wanted: readonly number[], from = 0): boolean =>
  wanted.every((byte, at) => bytes[from + at] === byte)

/** Checks a file by its first twelve bytes and its size; its name and declared type are not trusted. */
export function photoProblem(head: Uint8Array, size: number): PhotoProblem | undefined {
  if (!(size > 0)) return 'empty'
  const known = holds(head, jpeg) || holds(head, png) || (holds(head, riff) && holds(head, webp, 8))
  if (!known) return 'kind'
  return size > photoLimits.bytes ? 'size' : undefined
}
