import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../../packages')

// The packages that another front end builds on; class names of stylesheets are internal.
it.each(['contract', 'http', 'ui', 'react', 'stores', 'browser', 'server', 'openapi'])(
  'every export of %s has a docstring',
  (name) => {
    const folder = join(root, name, 'src')
    const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter(
      (file) => !/\.(test(-d)?|css)\.tsx?$|(^|\/)index\.ts$|^testing\.ts$/.test(file),
    )
    expect(files.length).toBeGreaterThan(5)
    const silent = files.flatMap((file) =>
      [
        ...readFileSync(join(folder, file), 'utf8').matchAll(
          /(.*)\n?^export (?:async )?(?:const|type|interface|function|class) (\w+)/gm,
        ),
      ]
        .filter(([, before = '']) => !before.endsWith('*/'))
        .map(([, , found]) => `${file}: ${found}`),
    )
    expect(silent).toEqual([])
  },
)
