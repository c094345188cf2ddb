// @vitest-environment node
import { expect, test } from 'vitest'
import { type CssRule, parseCss } from './parse-css.ts'

const written = (rules: readonly CssRule[]): string =>
  rules.map(({ text, inner }) => (inner ? `${text}{${written(inner)}}` : text)).join('')

test.each([
  ['rules and groups', '@layer ui;.a{color:red}@media (width>=768px){.b:hover{color:red}@layer ui{.c,.d{top:0}}}'],
  [
    'signs within strings and brackets',
    '.a:after{content:"}{;\\""}[href="a;b,c{"]{top:0}.b{background:url(data:a;b,c)}',
  ],
  ['letters and movements', '@font-face{src:url(/a.woff2);font-family:F}@keyframes k{0%{top:0}to{top:1px}}'],
])('%s are read whole', (_, css) => {
  expect(written(parseCss(css))).toBe(css)
})

test.each([
  ['.a', [['a']]],
  ['.a>.b:focus', [['a', 'b']]],
  ['.a:hover', [['a', ':hover']]],
  ['.a:active,.b', [['a', ':active'], ['b']]],
  ['.a,.b.c', [['a'], ['b', 'c']]],
  ['.a:not(.b:is(.c,.d)) svg', [['a']]],
  [':is(.a,.b) .c', [['c']]],
  ['[href=".x"].a', [['a']]],
  [':root', [[]]],
])('%s needs its classes', (selector, classes) => {
  expect(parseCss(`${selector}{top:0}`)[0]?.selectors).toEqual(classes)
})
