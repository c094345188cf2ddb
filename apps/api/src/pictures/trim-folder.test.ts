import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { trimFolder } from './trim-folder.ts'

it('keeps the newest pictures that have room', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  await mkdir(join(folder, '160'))
  for (const [at, name] of ['old', 'newer', 'newest'].entries()) {
    await writeFile(join(folder, '160', name), Buffer.alloc(100))
    await utimes(join(folder, '160', name), at + 1, at + 1)
  }
  expect(await trimFolder(folder, 300)).toBe(0)
  expect(await trimFolder(folder, 250)).toBe(1)
  expect((await readdir(join(folder, '160'))).toSorted()).toEqual(['newer', 'newest'])
  await rm(folder, { recursive: true })
  expect(await trimFolder(folder, 0)).toBe(0)
})
