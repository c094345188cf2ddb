const longSide = 1600
/** Smaller files are sent unchanged; in bytes. */
const enough = 1024 * 1024

/**
 * Scales down a large photo, so that a phone uploads it in seconds; the shop stores no larger one anyway. Returns the
 * file itself if the browser cannot decode it, or if the result is not smaller.
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
    // JPEG has no transparency, and transparent parts would turn black.
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
