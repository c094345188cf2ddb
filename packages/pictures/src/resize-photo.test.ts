import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { resizePhoto } from './resize-photo.ts'

const made = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#c2593f' } })
const about = (file: Uint8Array | undefined) => sharp(file).metadata()

/** A photo as a phone writes it: with place, time and device, and rotated. */
const fromPhone = () =>
  made(2400, 1200)
    .withExif({
      IFD0: { Make: 'Kamera', Model: 'Gizli Model', Software: 'gizli yazılım' },
      IFD2: { DateTimeOriginal: '2026:11:20 10:00:00' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 0/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '28/1 58/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

describe('resizePhoto', () => {
  it('removes a photo’s metadata, and rotates it upright', async () => {
    const file = await fromPhone()
    expect((await about(file)).exif?.includes('Gizli Model')).toBe(true)
    const sizes = await resizePhoto(file)
    expect(await about(sizes?.full)).toMatchObject({ format: 'webp', width: 800, height: 1600 })
    expect(await about(sizes?.thumb)).toMatchObject({ format: 'webp', width: 320, height: 320 })
    for (const size of [sizes?.full, sizes?.thumb]) {
      const { exif, icc, iptc, xmp, orientation } = await about(size)
      expect({ exif, icc, iptc, xmp, orientation }).toEqual({})
      for (const trace of ['Gizli Model', 'gizli', 'Exif', 'GPS']) expect(size?.includes(trace)).toBe(false)
    }
  })

  it.each(['jpeg', 'png', 'webp'] as const)('takes %s, and makes none larger than it is', async (format) => {
    const sizes = await resizePhoto(await made(90, 60).toFormat(format).toBuffer())
    expect(await about(sizes?.full)).toMatchObject({ format: 'webp', width: 90, height: 60 })
  })

  it('refuses a small file with too many pixels', async () => {
    const bomb = await made(10_000, 5100).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.length).toBeLessThan(1024 * 1024)
    expect(await resizePhoto(bomb)).toBeUndefined()
  })

  it('refuses files that are cut off or only begin like a photo', async () => {
    const whole = await fromPhone()
    const text = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<script>alert(1)</script>')])
    for (const file of [whole.subarray(0, 400), text, Buffer.alloc(0), Buffer.from('<svg xmlns="…"/>')])
      expect(await resizePhoto(file)).toBeUndefined()
  })
})
