const longSide = 1600
/** Smaller files go as they are. */
const enough = 1024 * 1024

/**
 * A large photo made small before it is sent, so that a phone's upload takes seconds; the shop keeps no more of it anyway. The
 * file itself where the browser cannot unpack it, or gains nothing.
 */
export async function shrinkPhoto(file: File): Promise<Blob> {
  if (file.size <= enough || !('createImageBitmap' in globalThis)) return file
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, longSide / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(picture.width * scale))
    canvas.height = Math.max(1, Math.round(picture.height * scale))
    const brush = canvas.getContext('2d')
    if (!brush) return file
    // JPEG has no transparency: what is clear would turn black.
    brush.fillStyle = '#fff'
    brush.fillRect(0, 0, canvas.width, canvas.height)
    brush.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const small = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.88))
    return small && small.size < file.size ? small : file
  } catch {
    return file
  }
}
