import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** A font size in px, which does not follow the user's setting; 1 px is allowed for hidden text. */
const inPixels = /fontSize: (?:(?!1\b)\d+|[`'"]\d+px)/

it('every text follows the size that the reader chose: its size is in rem', () => {
  const sheets = globSync(['apps/web/src/**/*.css.ts', 'packages/{react,ui}/src/**/*.css.ts'], { cwd: root })
  const fixed = sheets.flatMap((file) =>
    readFileSync(`${root}/${file}`, 'utf8')
      .split('\n')
      .flatMap((line, at) => (inPixels.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
  )
  expect(sheets.length).toBeGreaterThan(50)
  expect(fixed).toEqual([])
})
