import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * Files with texts for shoppers. They can be searched as a whole, since comments are in English. Products are excluded,
 * because they describe themselves.
 */
const files = globSync(
  [
    'apps/{web,api,terminal}/src/**/*.{ts,tsx}',
    'packages/{domain,react,ui}/src/**/*.{ts,tsx}',
    'packages/mails/src/*.ts',
    'packages/demo-data/data/{pages/*,showcase}/*.{md,tsv,yaml}',
  ],
  {
    cwd: root,
  },
).filter((file) => !/\.test\.|\/(testing|torture|bench|vocabulary)\//.test(file))

/** One word for one thing (docs/decisions/text.md): the forbidden words, and their replacements. */
const rules: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})bütün(?!\p{L})/iu, 'tüm'],
  [/düğme/iu, 'buton'],
  [/en çok (?:\$\{|\d)/iu, 'en fazla'],
  [/(?<!\p{L})yalnız(?!\p{L})/iu, 'yalnızca'],
  [/sözcü[kğ]/iu, 'kelime'],
  [/yayınla/iu, 'yayımla'],
  [/(?:buton|bağlantı|link)\p{L}*\**\s+(?:bas(?:[ıt]|ıl)|dokun)/iu, 'tıklamak'],
  [/satıcıya sor/iu, 'Mağazaya sor'],
  [/hediye çeki kullan/iu, 'Hediye Kodu'],
  [/(?<!\p{L})aktivasyon kodu (?:hatalı|geçer)/iu, 'Doğrulama kodu'],
  [/[\p{L}\d]'(?:[ae]|y[aeıiuü]|[ıiuü]n?|n[ıiuü]n|[dt][ae]n?|[ls][ıiuü])(?![\p{L}\d'])/iu, 'the curly apostrophe ’'],
  [/\$\{[^{}]*\}['’]\p{Ll}/u, 'decline(value, case)'],
]

it.each(rules)('no text for shoppers has %s', (said, instead) => {
  const found = files.flatMap((file) =>
    readFileSync(`${root}/${file}`, 'utf8')
      .split('\n')
      .flatMap((line, at) => (line.search(said) >= 0 ? [`${file}:${at + 1} (${instead}): ${line.trim()}`] : [])),
  )
  expect(found).toEqual([])
})

it('reads the texts of every room', () => {
  expect(files.filter((file) => file.endsWith('texts.ts')).length).toBeGreaterThan(30)
})
