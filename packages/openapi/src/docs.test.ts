import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { contractCalls } from './contract-calls.ts'
import { descriptionOf } from './contract-schema.ts'
import { docsPolicy, makeDocs } from './make-docs.ts'
import { makeOpenApi } from './make-openapi.ts'

const page = makeDocs('Güvercin')

it('shows every call with its fields', () => {
  for (const { name, call } of contractCalls) {
    expect(page).toContain(`<details id="${name}">`)
    expect(page).toContain(`<code>${call.path}</code>`)
  }
  const login = page.slice(page.indexOf('<details id="postAccessToken">')).split('</details>')[0]
  for (const text of ['POST', 'password', 'google_token', 'listing_key', 'no token needed'])
    expect(login).toContain(text)
})

it('loads and runs nothing', () => {
  expect(page).not.toMatch(/<script|<link|<img|\son\w+=|style="|https?:\/\//)
  const style = /<style>([^<]*)<\/style>/.exec(page)?.[1] ?? ''
  expect(docsPolicy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  expect(docsPolicy).toContain("default-src 'none'")
})

it('describes every call by its docstring in the contract', () => {
  const silent = contractCalls.filter(({ name }) => !descriptionOf(name)).map(({ name }) => name)
  expect(silent).toEqual([])
  const openApi = makeOpenApi()
  for (const { name } of contractCalls) expect(openApi).toContain(JSON.stringify(descriptionOf(name)))
})

it('describes units and formats of fields', () => {
  for (const text of [page, makeOpenApi()]) {
    expect(text).toContain('Decimal lira with at most two decimals')
    expect(text).toContain('Instant as ISO 8601 text with zone')
    expect(text).toContain('Signs the random value of the listing header')
  }
})
