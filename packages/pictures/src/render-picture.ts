import sharp from 'sharp'
import type { Composition, Piece } from './composition.ts'

export type PictureFormat = 'webp' | 'avif'

// One core per picture, so that other requests continue meanwhile.
sharp.concurrency(1)
// Pictures are never rendered twice in a row; without its cache libvips frees memory.
sharp.cache(false)

interface Canvas {
  readonly width: number
  readonly height: number
  /** Pixels for a unit of the composition. */
  readonly scale: number
}

/** Renders a piece to pixels, aligned to whole pixels and cut at the edges of the canvas; empty outside of it. */
async function renderPiece({ svg, over, ...box }: Piece, { width, height, scale }: Canvas) {
  const left = Math.max(0, Math.floor(box.left * scale))
  const top = Math.max(0, Math.floor(box.top * scale))
  const across = Math.min(width, Math.ceil(box.right * scale)) - left
  const down = Math.min(height, Math.ceil(box.bottom * scale)) - top
  if (across < 1 || down < 1) return []
  // Some of the set's drawings still write `xlink:href`.
  const document = (content: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${across}" height="${down}" viewBox="${left / scale} ${top / scale} ${across / scale} ${down / scale}">${content}</svg>`,
    )
  const piece = sharp(document(svg)).ensureAlpha()
  const covered = over ? piece.composite([{ input: document(over), blend: 'atop' }]) : piece
  const { data, info } = await covered.raw().toBuffer({ resolveWithObject: true })
  return [{ input: data, raw: { width: info.width, height: info.height, channels: 4 as const }, left, top }]
}

/** A composition as an image of this width, its height in proportion. */
export async function renderPicture(composition: Composition, width: number, format: PictureFormat): Promise<Buffer> {
  const scale = width / composition.width
  const canvas = { width, height: Math.round(composition.height * scale), scale }
  const layers = []
  for (const piece of composition.pieces) layers.push(...(await renderPiece(piece, canvas)))
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const image = sharp({ create: { width, height: canvas.height, channels: 4, background: clear } }).composite(layers)
  return format === 'webp'
    ? image.webp({ quality: 84, effort: 2 }).toBuffer()
    : image.avif({ quality: 58, effort: 2 }).toBuffer()
}
