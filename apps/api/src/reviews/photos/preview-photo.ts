import type { PhotoStore } from './photo-folder.ts'

/** A photo's small version as `data:` address; undefined if the file is missing, as after an incomplete backup. */
export async function previewPhoto(store: PhotoStore, key: string) {
  const thumb = await store.read(key, 'thumb')
  return thumb ? [{ key, preview: `data:image/webp;base64,${thumb.toString('base64')}` }] : []
}
