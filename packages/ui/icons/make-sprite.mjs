/**
 * Gathers the icons of `icon-list.json` from Phosphor (MIT) into one sprite and writes the type of their names; those of
 * `stacked` also lie in one column, `stack.svg`, from which rules cut them as masks.
 * `node icons/make-sprite.mjs` from this package rewrites the `.svg` files here and the types of names in `../src/icon`.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const assets = new URL('./', import.meta.resolve('@phosphor-icons/core/assets/regular/x.svg'))
const list = JSON.parse(await readFile(new URL('icon-list.json', import.meta.url), 'utf8'))

const symbol = async (id, file) => {
  const svg = await readFile(fileURLToPath(new URL(file, assets)), 'utf8')
  const body = svg.replace(/^<svg[^>]*>/, '').replace('</svg>', '')
  return `<symbol id="${id}" viewBox="0 0 256 256">${body}</symbol>`
}

const symbols = []
for (const [name, drawing] of Object.entries(list.regular)) symbols.push(await symbol(name, `${drawing}.svg`))
for (const [name, drawing] of Object.entries(list.filled))
  symbols.push(await symbol(`${name}-filled`, `../fill/${drawing}-fill.svg`))
// The shop's own drawings keep their colours.
for (const name of list.drawn) {
  const svg = await readFile(new URL(`drawn/${name}.svg`, import.meta.url), 'utf8')
  const [, viewBox, body] = /viewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/.exec(svg)
  symbols.push(`<symbol id="${name}" viewBox="${viewBox}">${body.trim()}</symbol>`)
}

await writeFile(
  new URL('sprite.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('\n')}</svg>\n`,
)

// Icons of the panels only, in a separate file, so that shoppers do not load them.
const desk = await Promise.all(Object.entries(list.desk).map(([name, drawing]) => symbol(name, `${drawing}.svg`)))
await writeFile(
  new URL('desk.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg">${desk.join('\n')}</svg>\n`,
)

const side = 256
const inColumn = list.stacked.map((name, at) => {
  const found = symbols.find((text) => text.startsWith(`<symbol id="${name}"`))
  return `<g transform="translate(0 ${at * side})">${found.replace(/^<symbol[^>]*>/, '').replace('</symbol>', '')}</g>`
})
await writeFile(
  new URL('stack.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side * inColumn.length}">${inColumn.join('\n')}</svg>\n`,
)

const union = (names) => names.map((name) => `\n  | '${name}'`).join('')
await writeFile(
  new URL('../src/icon/icon-name.ts', import.meta.url),
  `// Written by icons/make-sprite.mjs from icons/icon-list.json.

/** An icon of the sprite. */
export type IconName =${union(Object.keys(list.regular))}

/** An icon that also has a filled drawing, for the active state. */
export type FilledIconName =${union(Object.keys(list.filled))}

/** Icons of \`stack.svg\`, from above. */
export const stackedIcons = [${list.stacked.map((name) => `\n  '${name}',`).join('')}
] as const
`,
)
await writeFile(
  new URL('../src/icon/desk-icon-name.ts', import.meta.url),
  `// Written by icons/make-sprite.mjs from icons/icon-list.json.

/** An icon of the work tools' sprite. */
export type DeskIconName =${union(Object.keys(list.desk))}
`,
)
console.log(symbols.length, 'icons')
