import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PhotoSizes } from '@market/pictures'

/** Storage of the photos that members uploaded, shared by all processes. */
export interface PhotoStore {
  put(key: string, sizes: PhotoSizes): Promise<void>
  /** Undefined if the photo does not exist. */
  read(key: string, size: keyof PhotoSizes): Promise<Buffer | undefined>
  /** Succeeds also if the photo has been removed already. */
  remove(key: string): Promise<void>
}

const sizes = ['full', 'thumb'] as const

/**
 * The path of a photo's file. Folders are named after the first two digits of the key, so that none has too many files.
 */
export const photoFile = (folder: string, key: string, size: keyof PhotoSizes): string =>
  join(folder, key.slice(0, 2), `${key}.${size}.webp`)

/** Stores photos as files that only the shop's user can read. Keys are random hexadecimal digits. */
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
