import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, statSync, truncateSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NotTried } from './not-tried.ts'

export interface SmallDisk {
  readonly folder: string
  /** Fills the disk except for `leaving` kilobytes. */
  fill(leaving: number): void
  /** Frees the space again. */
  free(): void
}

/** Mounts a disk of `megabytes` MB while `work` runs. Requires root on Linux. */
export async function withSmallDisk<Seen>(megabytes: number, work: (disk: SmallDisk) => Promise<Seen>): Promise<Seen> {
  const folder = mkdtempSync(join(tmpdir(), 'market-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    rmSync(folder, { recursive: true })
    throw new NotTried('no small disk can be mounted here (it takes root on Linux)')
  }
  const ballast = join(folder, 'ballast')
  try {
    return await work({
      folder,
      fill: (leaving) => {
        takeAll(ballast)
        truncateSync(ballast, Math.max(0, statSync(ballast).size - leaving * 1024))
      },
      free: () => rmSync(ballast, { force: true }),
    })
  } finally {
    execFileSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true, force: true })
  }
}

function takeAll(file: string): void {
  const to = openSync(file, 'a')
  try {
    for (let size = 1_048_576; size >= 1; size = Math.floor(size / 16)) {
      const block = Buffer.alloc(size)
      try {
        for (;;) if (writeSync(to, block) < size) break
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
      }
    }
  } finally {
    closeSync(to)
  }
}
