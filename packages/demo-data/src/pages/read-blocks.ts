import { failAt, parseYaml } from '@market/data-files'
import { type ContentBlock, contentIcons } from '@market/domain/content'
import { Marked, type Token, type Tokens } from 'marked'
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { dataFile } from '../data-file.ts'
import { readListRows } from './read-list-rows.ts'

/** Position of a text in its file. */
interface Place {
  readonly file: URL
  readonly from: number
}
/** `:::name title`, lines, and `:::`. */
interface Fence extends Tokens.Generic {
  readonly type: 'fence'
  readonly name: string
  readonly title: string
  readonly body: string
}

const fence = /^:::([a-z-]+)(?: +([^\n]+))?\n((?:(?!:::)[^\n]*\n)*):::(?:\n+|$)/
const marked = new Marked({
  extensions: [
    {
      name: 'fence',
      level: 'block',
      start: (source) => source.match(/^:::/m)?.index,
      tokenizer: (source): Fence | undefined => {
        const [raw, name = '', title = '', body = ''] = fence.exec(source) ?? []
        return raw === undefined ? undefined : { type: 'fence', raw, name, title, body }
      },
    },
  ],
})

/** The blocks of a page in Markdown. Words keep their marks, `**strong**` and `[text](/path)`, which are read where they are shown. */
export function readBlocks(source: string, { file, from }: Place): readonly ContentBlock[] {
  return tokensOf(source, { file, from }).flatMap(({ token, place }) => blocksOf(token, place))
}

function tokensOf(source: string, { file, from }: Place) {
  let line = from
  return marked.lexer(source).map((token) => {
    const place = { file, from: line }
    line += token.raw.split('\n').length - 1
    return { token, place }
  })
}

function blocksOf(token: Token, place: Place): readonly ContentBlock[] {
  switch (token.type) {
    case 'space':
      return []
    case 'heading':
      return [headingOf(token as Tokens.Heading, place)]
    case 'paragraph':
      return [paragraphOf(token as Tokens.Paragraph)]
    case 'list': {
      const { ordered, items } = token as Tokens.List
      return [{ type: 'list', ordered, items: items.map((item) => oneLine(item.text)) }]
    }
    case 'fence':
      return fenceOf(token as Fence, place)
    default:
      throw failAt(
        place,
        `pages have no ${token.type}: write a heading, a paragraph, a list, a picture or a block of \`:::\``,
      )
  }
}

const oneLine = (text: string): string => text.replaceAll('\n', ' ')

function headingOf({ depth, text }: Tokens.Heading, place: Place): ContentBlock {
  if (depth !== 2 && depth !== 3) throw failAt(place, 'write a heading with ## or ###')
  return { type: depth === 2 ? 'heading' : 'subheading', text }
}

/** A paragraph that is one picture becomes an image block. */
function paragraphOf({ text, tokens }: Tokens.Paragraph): ContentBlock {
  const [only, ...others] = tokens
  if (only?.type !== 'image' || others.length > 0) return { type: 'paragraph', text: oneLine(text) }
  const { href, title, text: alt } = only as Tokens.Image
  return { type: 'image', image: href, alt, caption: title ?? '' }
}

const word = v.string('write a text')
const icon = v.picklist(contentIcons, `write one of the icons ${contentIcons.join(', ')}`)
const productRow = v.strictObject({
  category: v.optional(word, ''),
  q: v.optional(word, ''),
  sort: v.optional(word, 'sell_count_desc'),
  limit: v.optional(v.pipe(word, v.regex(/^\d+$/, 'write a number'), v.transform(Number)), '6'),
  deal: v.exactOptional(word),
})
const tones = { note: 'info', warning: 'warning', success: 'success' } as const

/** Lines of a fence begin one below it. */
function fenceOf({ name, title, body }: Fence, place: Place): readonly ContentBlock[] {
  const inner = { ...place, from: place.from + 1 }
  switch (name) {
    case 'note':
    case 'warning':
    case 'success':
      return [{ type: 'notice', tone: tones[name], text: oneLine(body.trim()) }]
    case 'table':
      return [{ type: 'table', caption: title, ...tableOf(body, inner) }]
    case 'faq':
      return [{ type: 'accordion', items: questionsOf(body, inner) }]
    case 'facts':
      return [{ type: 'facts', items: readListRows(body, inner, { label: word, value: word }) }]
    case 'steps':
      return [{ type: 'steps', items: readListRows(body, inner, { title: word, text: word }) }]
    case 'tiles':
      return [{ type: 'tiles', items: readListRows(body, inner, { icon, title: word, text: word, link: word }) }]
    case 'stamps':
      return [
        { type: 'stamps', items: readListRows(body, inner, { image: word, title: word, text: word, link: word }) },
      ]
    case 'places': {
      const columns = { name: word, city: word, address: word, hours: word, phone: word }
      return [{ type: 'places', items: readListRows(body, inner, columns) }]
    }
    case 'products':
      return [{ type: 'products', title, ...parseYaml(body === '' ? '{}' : body, productRow, inner) }]
    case 'action':
      return [{ type: 'action', ...parseYaml(body, v.strictObject({ text: word, button: word, link: word }), inner) }]
    case 'contact-form':
      return [{ type: 'form', form: 'contact', title, text: oneLine(body.trim()) }]
    case 'site-map':
      return [{ type: 'site-map' }]
    case 'part':
      return partOf(title, body, inner)
    default:
      throw failAt(place, `there is no block :::${name}: correct its name (README.md lists them)`)
  }
}

function tableOf(body: string, place: Place) {
  const table = marked.lexer(body).find((token): token is Tokens.Table => token.type === 'table')
  if (!table) throw failAt(place, 'write rows of | cells |, below the first | --- |')
  return {
    head: table.header.map(({ text }) => text),
    rows: table.rows.map((row) => row.map(({ text }) => text)),
  }
}

/** `### Question`, and the paragraphs of its answer. */
function questionsOf(body: string, place: Place) {
  const items: { readonly question: string; readonly answer: string[] }[] = []
  for (const { token, place: at } of tokensOf(body, place)) {
    if (token.type === 'heading') items.push({ question: (token as Tokens.Heading).text, answer: [] })
    else if (token.type === 'paragraph' && items.length > 0)
      items.at(-1)?.answer.push(oneLine((token as Tokens.Paragraph).text))
    else if (token.type !== 'space') throw failAt(at, 'write ### before each question, and paragraphs below it')
  }
  return items
}

/** A file of `pages/parts`, its first list after the lines of this page. */
function partOf(name: string, body: string, place: Place): readonly ContentBlock[] {
  const file = dataFile(`pages/parts/${name}.md`)
  const own = readBlocks(body, place).flatMap((block) => (block.type === 'list' ? block.items : []))
  const blocks = readBlocks(readFileSync(file, 'utf8'), { file, from: 1 })
  const first = blocks.findIndex(({ type }) => type === 'list')
  return blocks.map((block, index) =>
    block.type === 'list' && index === first ? { ...block, items: [...own, ...block.items] } : block,
  )
}
