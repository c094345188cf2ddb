import sharp from 'sharp'

/** A JPEG with the metadata of a phone: place, time and device. Each colour gives a different file. */
export const phonePhoto = async (colour = '#c2593f', width = 2000, height = 1500): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: colour } })
      .withExif({
        IFD0: { Make: 'Kamera', Model: 'Gizli Model' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 0/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '28/1 58/1 0/1' },
      })
      .jpeg()
      .toBuffer(),
  )
