import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type HtmlPiece, htmlOf, type KeptHtml } from '../../page/html-piece.ts'
import { ownText } from '../../page/own-text.ts'
import { type CssRule, parseCss } from './parse-css.ts'

/** The CSS rules that a rendered page uses, and their hash source for the security policy. */
export interface FirstStyles {
  readonly css: string
  readonly source: string
}

/** Number of class sets whose CSS is cached; a shop's pages have some hundred. */
const maxKept = 1_000

/** A body of this many characters is several screens long on any device. */
const farDown = 40_000

/**
 * The part of a page that may be visible first: all but a footer far down, whose styles load with the sheets before a
 * visitor scrolls there.
 */
export function firstView(body: readonly HtmlPiece[]): readonly HtmlPiece[] {
  const begun = body.findLastIndex((piece) => htmlOf(piece).includes('<footer'))
  const before = htmlOf(body[begun] ?? '').split('<footer')[0] ?? ''
  const letters = body.slice(0, begun).reduce((sum, piece) => sum + htmlOf(piece).length, before.length)
  if (begun === -1 || letters < farDown) return body
  const ended = body.findLastIndex((piece) => htmlOf(piece).includes('</footer>'))
  return [
    ...body.slice(0, begun),
    before,
    htmlOf(body[ended] ?? '')
      .split('</footer>')
      .at(-1) ?? '',
    ...body.slice(ended + 1),
  ]
}

/**
 * Picks the rules that a page uses from its sheets, to be inlined in its document, so that the first view waits for no
 * sheet. The rules keep their order, so the full sheets, which load later, change nothing on the page. Rules for
 * `:hover` and `:active` are left to the sheets.
 */
export function firstStylesOf(
  clientDir: string,
): (sheets: readonly string[], body: readonly HtmlPiece[]) => FirstStyles {
  const known = new Map<string, ReturnType<typeof pickFrom>>()
  return (sheets, body) => {
    const key = sheets.join()
    const read = () =>
      sheets.map((sheet) => readFileSync(join(clientDir, sheet.replace('/assets/', '')), 'utf8')).join('')
    const pick = known.get(key) ?? pickFrom(read())
    known.set(key, pick)
    return pick(firstView(body))
  }
}

/** Returns a function that picks the rules used by a page from one CSS text. */
export function pickFrom(sheet: string): (pieces: readonly HtmlPiece[]) => FirstStyles {
  const rules = parseCss(sheet)
  const classes = new Map<string, number>()
  collect(rules, classes)
  /**
   * Classes by the text of a `class` attribute: a document has a thousand attributes with a hundred different texts.
   */
  const named = new Map<string, readonly number[]>()
  const written = new Map<string, FirstStyles>()

  /** Classes in cached HTML that many pages share. */
  const ofKept = new WeakMap<KeptHtml, readonly number[]>()

  const classesIn = (piece: string): readonly number[] => {
    const all = new Set<number>()
    for (let from = piece.indexOf(attribute); from !== -1; from = piece.indexOf(attribute, from)) {
      from += attribute.length
      const text = piece.slice(from, piece.indexOf('"', from))
      let found = named.get(text)
      if (!found) {
        found = text.split(' ').flatMap((name) => classes.get(name) ?? [])
        if (found.length > 0) named.set(ownText(text), found)
      }
      for (const one of found) all.add(one)
    }
    return [...all]
  }
  const use = (used: Uint8Array, piece: HtmlPiece) => {
    const all = typeof piece === 'string' ? classesIn(piece) : (ofKept.get(piece) ?? classesIn(piece.html))
    if (typeof piece !== 'string') ofKept.set(piece, all)
    for (const one of all) used[one] = 1
  }

  return (pieces) => {
    const used = new Uint8Array(classes.size)
    for (const piece of pieces) use(used, piece)
    const key = Buffer.from(used.buffer).toString('latin1')
    const before = written.get(key)
    if (before) return before
    const css = withoutUnread(write(rules, (name) => used[classes.get(name) ?? -1] === 1))
    const styles = { css, source: `'sha256-${createHash('sha256').update(css).digest('base64')}'` }
    if (written.size >= maxKept) written.clear()
    written.set(key, styles)
    return styles
  }
}

const attribute = ' class="'

function collect(rules: readonly CssRule[], classes: Map<string, number>): void {
  for (const { selectors, inner } of rules) {
    for (const name of selectors.flat()) if (!classes.has(name)) classes.set(name, classes.size)
    collect(inner ?? [], classes)
  }
}

const write = (rules: readonly CssRule[], isUsed: (name: string) => boolean): string =>
  rules
    .map(({ text, selectors, inner }) => {
      if (!inner) return selectors.length === 0 || selectors.some((names) => names.every(isUsed)) ? text : ''
      const within = write(inner, isUsed)
      return within && `${text}{${within}}`
    })
    .join('')

/** Removes custom properties that no rule of this CSS reads. */
function withoutUnread(css: string): string {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  const less = css.replaceAll(/(--[\w-]+):[^;{}]*(;|(?=\}))/g, (text, name) => (read.has(name) ? text : ''))
  return less === css ? css : withoutUnread(less)
}
