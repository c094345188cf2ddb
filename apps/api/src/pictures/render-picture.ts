import sharp from 'sharp'

export type PictureFormat = 'webp' | 'avif'

const pointsPerInch = 72

/** An SVG document as an image of this width, its height in proportion. */
export function renderPicture(svg: string, width: number, format: PictureFormat): Promise<Buffer> {
  const ownWidth = Number(/ width="(\d+)"/.exec(svg)?.[1])
  const image = sharp(Buffer.from(svg), { density: (pointsPerInch * width) / ownWidth }).resize({ width })
  return format === 'webp'
    ? image.webp({ quality: 82, smartSubsample: true }).toBuffer()
    : image.avif({ quality: 58, effort: 2 }).toBuffer()
}
