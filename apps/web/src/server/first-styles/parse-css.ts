/** A rule of a sheet, with the fields needed to decide whether a page uses it. */
export interface CssRule {
  /** The text of the whole rule; for a group (`@media`, `@layer` …) the text before its brace. */
  readonly text: string
  /** For each selector the classes that it requires, and `:hover` or `:active`; empty if the rule has no selectors. */
  readonly selectors: readonly (readonly string[])[]
  /** Rules inside a group. */
  readonly inner?: readonly CssRule[]
}

/** Parses the build's own CSS, which is minified, without comments and without nested style rules. */
export function parseCss(css: string): readonly CssRule[] {
  const rules: CssRule[] = []
  for (let at = 0; at < css.length;) {
    const open = next(css, at, '{;')
    const prelude = css.slice(at, open).trim()
    if (css[open] !== '{') {
      if (prelude) rules.push({ text: `${prelude};`, selectors: [] })
      at = open + 1
      continue
    }
    const close = closing(css, open)
    const block = css.slice(open + 1, close)
    if (/^@(media|layer|supports|container|scope|starting-style)\b/.test(prelude))
      rules.push({ text: prelude, selectors: [], inner: parseCss(block) })
    else
      rules.push({
        text: `${prelude}{${block}}`,
        selectors: prelude.startsWith('@') ? [] : selectorsOf(prelude).map(neededClasses),
      })
    at = close + 1
  }
  return rules
}

/** The classes outside of parentheses; those inside `:not()`, `:is()` or `:has()` are not required. */
function neededClasses(selector: string): readonly string[] {
  let bare = selector.replaceAll(/"[^"]*"/g, '')
  while (/\([^()]*\)/.test(bare)) bare = bare.replaceAll(/\([^()]*\)/g, '')
  return [...bare.replaceAll(/\[[^\]]*\]/g, '').matchAll(/\.(-?[_a-zA-Z][\w-]*)|:(?:hover|active)\b/g)].map(
    ([found, name]) => name ?? found,
  )
}

function selectorsOf(prelude: string): readonly string[] {
  const selectors: string[] = []
  let from = 0
  for (let at = next(prelude, 0, ','); ; at = next(prelude, at + 1, ',')) {
    selectors.push(prelude.slice(from, at))
    if (at >= prelude.length) return selectors
    from = at + 1
  }
}

/** Index of the next of `signs` outside of strings and parentheses, or the end of the text. */
function next(css: string, from: number, signs: string): number {
  let depth = 0
  for (let at = from; at < css.length; at += 1) {
    const sign = css[at] ?? ''
    if (sign === '"' || sign === "'") at = endOfString(css, at)
    else if (sign === '(' || sign === '[') depth += 1
    else if (sign === ')' || sign === ']') depth -= 1
    else if (depth === 0 && signs.includes(sign)) return at
  }
  return css.length
}

function closing(css: string, open: number): number {
  let depth = 0
  for (let at = open; at < css.length; at += 1) {
    const sign = css[at]
    if (sign === '"' || sign === "'") at = endOfString(css, at)
    else if (sign === '{') depth += 1
    else if (sign === '}' && --depth === 0) return at
  }
  return css.length
}

function endOfString(css: string, from: number): number {
  for (let at = from + 1; at < css.length; at += 1) {
    if (css[at] === '\\') at += 1
    else if (css[at] === css[from]) return at
  }
  return css.length
}
