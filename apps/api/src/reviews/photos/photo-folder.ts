import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PhotoSizes } from '@market/pictures'

/** Where photos are kept that members sent; every process sees the same ones. */
export interface PhotoStore {
  put(key: string, sizes: PhotoSizes): Promise<void>
  /** Undefined for one that there is not. */
  read(key: string, size: keyof PhotoSizes): Promise<Buffer | undefined>
  /** Removing one that is gone is no failure. */
  remove(key: string): Promise<void>
}

const sizes = ['full', 'thumb'] as const

/** Where a photo lies, by the first digits of its key, so that no folder grows long. */
export const photoFile = (folder: string, key: string, size: keyof PhotoSizes): string =>
  join(folder, key.slice(0, 2), `${key}.${size}.webp`)

/** Photos as files of a folder, which nothing but the shop's own user may read. Keys are random hexadecimal digits. */
export function photoFolder(folder: string): PhotoStore {
  const fileOf = (key: string, size: keyof PhotoSizes) => photoFile(folder, key, size)
  return {
    put: async (key, photo) => {
      for (const size of sizes) {
        const file = fileOf(key, size)
        const draft = `${file}.${randomUUID()}.tmp`
        await mkdir(dirname(file), { recursive: true, mode: 0o700 })
        await writeFile(draft, photo[size], { mode: 0o600 })
        await rename(draft, file)
      }
    },
    read: async (key, size) => {
      try {
        return await readFile(fileOf(key, size))
      } catch (failure) {
        if (failure instanceof Error && 'code' in failure && failure.code === 'ENOENT') return undefined
        throw failure
      }
    },
    remove: async (key) => {
      for (const size of sizes) await rm(fileOf(key, size), { force: true })
    },
  }
}
