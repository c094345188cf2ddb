import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { contractCalls } from './contract-calls.ts'
import { docsPolicy, makeDocs } from './make-docs.ts'

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
