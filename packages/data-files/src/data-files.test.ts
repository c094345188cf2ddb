import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import { afterAll, describe, expect, it } from 'vitest'
import { readRows, readYaml } from './index.ts'

const folder = mkdtempSync(join(tmpdir(), 'data-files-'))
afterAll(() => rmSync(folder, { recursive: true }))
const fileOf = (name: string, content: string): URL => {
  writeFileSync(join(folder, name), content)
  return pathToFileURL(join(folder, name))
}

describe('readYaml', () => {
  const schema = v.strictObject({
    name: v.string(),
    sizes: v.array(v.pipe(v.string(), v.regex(/^\d+$/, 'write a number'))),
  })
  const read = (content: string) => () => readYaml(fileOf('shelf.yaml', content), schema)

  it('reads every scalar as text, so that a number keeps its zeros', () =>
    expect(read('name: no\nsizes: [250, 1000]\n')()).toEqual({ name: 'no', sizes: ['250', '1000'] }))

  it.each([
    ['a wrong value', 'name: a\nsizes:\n  - 250\n  - big\n', /shelf\.yaml:4: sizes\[2\]: write a number$/],
    ['a missing key', 'sizes: [250]\n', /shelf\.yaml:1: name is missing: add it$/],
    ['an unknown key', 'name: a\nsizes: []\nsizs: []\n', /shelf\.yaml:3: sizs is not known here: correct its spelling/],
    ['a key that comes twice', 'name: a\nname: b\nsizes: []\n', /shelf\.yaml:[12]: .*unique/],
    ['what is no YAML', 'name: "a\nsizes: []\n', /shelf\.yaml:\d+: /],
  ])('names file and line of %s', (_, content, message) => expect(read(content)).toThrow(message))
})

describe('readRows', () => {
  const schema = v.strictObject({
    brand: v.pipe(v.string(), v.nonEmpty('write its name')),
    prices: v.picklist(['dear', 'cheap'], 'write dear or cheap'),
  })
  const read = (content: string) => () => readRows(fileOf('brands.tsv', content), schema)

  it('skips notes and empty lines', () =>
    expect(read('brand\tprices\n# Tea\nDemli\tdear\n\nKaya\tcheap\n')()).toEqual([
      { brand: 'Demli', prices: 'dear' },
      { brand: 'Kaya', prices: 'cheap' },
    ]))

  it.each([
    ['a wrong cell', 'brand\tprices\nDemli\tdear\nKaya\tchaep\n', /brands\.tsv:3: prices: write dear or cheap$/],
    ['a missing column', 'brand\tprices\nDemli\n', /brands\.tsv:2: the row has 1 columns in place of 2/],
    ['an unknown column', 'brand\tprices\tage\nDemli\tdear\t2\n', /brands\.tsv:2: age is not known here/],
  ])('names file and line of %s', (_, content, message) => expect(read(content)).toThrow(message))
})
