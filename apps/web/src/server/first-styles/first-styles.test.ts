// @vitest-environment node
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { htmlOf } from '../../page/html-piece.ts'
import { firstView, pickFrom } from './first-styles.ts'

const sheet =
  '@layer ui{.a{top:0}.b{top:1px}}:root{--c:red}.c .a{top:2px}.d,.a{color:var(--c)}@media print{.d{top:4px}}@keyframes k{to{top:0}}'
const body = (...classes: readonly string[]) => classes.map((name) => `<i class="${name}"></i>`)

test('a document gets the rules it uses, in their order, with those that are about no class', () => {
  const pick = pickFrom(sheet)
  expect(pick(body('a x')).css).toBe('@layer ui{.a{top:0}}:root{--c:red}.d,.a{color:var(--c)}@keyframes k{to{top:0}}')
  expect(pick(body('b')).css).toBe('@layer ui{.b{top:1px}}:root{}@keyframes k{to{top:0}}')
  expect(pick(body('x', 'd c', 'a', 'b')).css).toBe(sheet)
  expect(pick(['']).css).toBe(':root{}@keyframes k{to{top:0}}')
})

test('a footer far below is left to the sheets, one that may be seen first is not', () => {
  const page = (length: number) =>
    `<main>${'x'.repeat(length)}</main><footer class="b"><i class="b"></i></footer><div class="a"></div>`
  const [main = '', end = ''] = page(40_000).split('<i class="b"></i>')
  const kept = { html: '<i class="b"></i>', bytes: new Uint8Array() }
  for (const pieces of [[page(40_000)], [main, kept, end], ['<a>', main, kept, end, '<b>']]) {
    const seen = firstView(pieces).map(htmlOf).join('')
    expect(seen).not.toContain('class="b"')
    expect(seen).toContain('class="a"')
    expect(seen.includes('<b>')).toBe(pieces.length > 3)
  }
  expect(firstView([page(1_000)])).toEqual([page(1_000)])
  expect(firstView([])).toEqual([])
})

test('the same classes give the same text, whatever was drawn before', () => {
  const pick = pickFrom(sheet)
  pick(body('b', 'd'))
  expect(pick(body('a', 'c'))).toEqual(pickFrom(sheet)(body('c a')))
})

test('the policy’s source is the hash of what is written', () => {
  const { css, source } = pickFrom(sheet)(body('a'))
  expect(source).toBe(`'sha256-${createHash('sha256').update(css).digest('base64')}'`)
})

test('what a mouse changes by resting somewhere comes later, unless the keyboard does the same', () => {
  const pick = pickFrom('.a:hover{top:0}.a:hover,.a:focus{top:1px}.a:not(:hover){top:2px}')
  expect(pick(body('a')).css).toBe('.a:hover,.a:focus{top:1px}.a:not(:hover){top:2px}')
})

test('custom properties that nothing reads are left out, and those that only they read', () => {
  const sheet = ':root{--a:1px;--b:var(--a);--c:var(--d,0);--d:2px}.a{top:var(--c)}.b{top:var(--b)}'
  expect(pickFrom(sheet)(body('a')).css).toBe(':root{--c:var(--d,0);--d:2px}.a{top:var(--c)}')
  expect(pickFrom(sheet)(body('a', 'b')).css).toBe(sheet)
})
