import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Removes the oldest files until the folder has at most `mostBytes` bytes. Removed pictures are drawn again on request.
 */
export async function trimFolder(folder: string, mostBytes: number): Promise<number> {
  const files = []
  let bytes = 0
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    // Another process may have removed the file.
    const about = await stat(path).catch(() => undefined)
    if (!about) continue
    files.push({ path, size: about.size, madeAt: about.mtimeMs })
    bytes += about.size
  }
  let removed = 0
  for (const { path, size } of files.toSorted((one, other) => one.madeAt - other.madeAt)) {
    if (bytes <= mostBytes) break
    await rm(path, { force: true })
    bytes -= size
    removed += 1
  }
  return removed
}
