import type { Picture } from './picture-key.ts'

const productWidths = [96, 160, 240, 320, 480, 640, 960] as const
const sceneWidths = [96, 640, 960, 1280] as const

/** The width as a number when a picture of this kind is made in it; all other sizes are refused. */
export function pictureWidth(picture: Picture, width: string): number | undefined {
  const widths: readonly number[] = picture.kind === 'scene' ? sceneWidths : productWidths
  return widths.find((allowed) => String(allowed) === width)
}
