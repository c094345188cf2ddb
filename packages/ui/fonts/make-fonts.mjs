/**
 * Subsets the two typefaces to the characters of the shop: Latin with the Turkish letters, in the weights of
 * `tokens.json`. Run `node fonts/make-fonts.mjs` in this package to rewrite the committed woff2 files. The sources are
 * the authors' own releases (OFL, licences beside this file), one whole file each, because Fontsource splits "ğ" from
 * "g".
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))
const letters = range(0x20, 0x7e) + 'ÂâÇçĞğÎîİıÖöŞşÛûÜüÄäÉéÈèÊêÁáÍíÓóÚúÀàÔôËëÏïÑñß'
const signs = '\u00a0©®°·«»½¼¾×±²³–—‘’‚“”„•…′″‹›€₺™−→←↑↓≤≥'

const cut = async (source, target, variationAxes) => {
  const font = await readFile(new URL(`source/${source}`, import.meta.url))
  const keepFeatures = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum']
  const woff2 = await subsetFont(font, letters + signs, {
    targetFormat: 'woff2',
    variationAxes,
    keepFeatures,
    noHinting: true,
  })
  await writeFile(new URL(target, import.meta.url), woff2)
  console.log(target, woff2.length, 'bytes')
}

await cut('Figtree[wght].ttf', 'figtree.woff2', { wght: { min: 400, max: 700, default: 400 } })
await cut('BricolageGrotesque[opsz,wdth,wght].ttf', 'bricolage-grotesque.woff2', {
  opsz: 14,
  wdth: 100,
  wght: { min: 600, max: 800, default: 700 },
})
