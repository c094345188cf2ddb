import { readdirSync, readFileSync } from 'node:fs'
import { readRows } from '@market/data-files'
import { contractCalls } from '@market/openapi'
import * as v from 'valibot'
import { expect, it } from 'vitest'

const sources = ['people', 'acts', 'world', 'shop']
  .flatMap((folder) =>
    readdirSync(new URL(folder, import.meta.url), { recursive: true }).map((name) => `${folder}/${String(name)}`),
  )
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('\n')

const names = (text: string) => new RegExp(`\\b${text}\\b`).test(sources)

it('each call that changes something is made by somebody, or the table says why not', () => {
  const idle = contractCalls
    .filter(({ call }) => call.method !== 'GET')
    .filter(({ name }) => !name.split('.').every(names))
    .map(({ name }) => name)
  const known = readRows(
    new URL('calls-nobody-makes.tsv', import.meta.url),
    v.strictObject({ call: v.string(), why: v.pipe(v.string(), v.minLength(8, 'say why')) }),
  )
  expect(known.map(({ call }) => call)).toEqual(idle.toSorted())
})
