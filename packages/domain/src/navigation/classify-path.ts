import { decodeSegment } from './path-segment.ts'

/** Kind of a page by its path, with the decoded parts (rules.md U1). */
export type PathClass =
  | {
      readonly type: 'product'
      readonly slug: string
      readonly id: number
      readonly comments: boolean
      readonly page?: string
    }
  | {
      readonly type: 'campaign'
      readonly kind: 'list' | 'live' | 'landing' | 'preview'
      readonly campaign?: string
      readonly tab?: string
    }
  | { readonly type: 'search'; readonly kind: 'search' | 'tag'; readonly category?: string; readonly tag?: string }
  | { readonly type: 'shop'; readonly shop: string; readonly category?: string; readonly subCategory?: string }
  | { readonly type: 'static'; readonly kind: 'static' | 'deal'; readonly name: string; readonly tab?: string }
  | { readonly type: 'landing'; readonly path: string }

const productSegment = /^(.*)-p-(\d+)$/s

const campaignKinds = new Map<string | undefined, 'live' | 'landing' | 'preview'>([
  ['kampanyalar', 'live'],
  ['kampanya', 'landing'],
  ['campaign-preview', 'preview'],
])

/** Path without query, hash and trailing slashes; the shape all rules of this room work on. */
export const pathOnly = (path: string): string => {
  const trimmed = path.replace(/[?#].*/s, '').replace(/(?<!\/)\/+$/, '')
  return trimmed.startsWith('/') ? trimmed : `/${trimmed}`
}

/** Omits undefined fields. The cast restores the names that `Object.fromEntries` loses. */
const given = <Fields extends Record<string, string | undefined>>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')) as {
    [Name in keyof Fields]?: string
  }

const product = (segments: readonly string[]): PathClass | undefined => {
  const [first = '', second, page] = segments
  const [, slug, digits] = productSegment.exec(first) ?? []
  const id = Number(digits)
  // Product ids are whole numbers from 1.
  if (slug === undefined || !Number.isSafeInteger(id) || id < 1) return undefined
  if (second === undefined) return { type: 'product', slug, id, comments: false }
  return second === 'yorumlar' ? { type: 'product', slug, id, comments: true, ...given({ page }) } : undefined
}

const campaign = ([first, second, tab]: readonly string[]): PathClass | undefined => {
  if (first === 'kampanyalar' && !second) return { type: 'campaign', kind: 'list' }
  const kind = campaignKinds.get(first)
  return kind && second ? { type: 'campaign', kind, campaign: second, ...given({ tab }) } : undefined
}

const search = ([first, second]: readonly string[]): PathClass | undefined => {
  if (first === 'arama') return { type: 'search', kind: 'search', ...given({ category: second }) }
  if (first === 'tagsearch') return { type: 'search', kind: 'tag', ...given({ tag: second }) }
  return undefined
}

const shop = ([first, second, category, subCategory]: readonly string[]): PathClass | undefined =>
  first === 'magaza' && second ? { type: 'shop', shop: second, ...given({ category, subCategory }) } : undefined

const fixed = ([first, second, tab]: readonly string[]): PathClass | undefined => {
  if (!second) return undefined
  if (first === 'static') return { type: 'static', kind: 'static', name: second, ...given({ tab }) }
  return first === 'firsat' ? { type: 'static', kind: 'deal', name: second, ...given({ tab }) } : undefined
}

const inOrder = [product, campaign, search, shop, fixed]

/** Classifies a path: product, campaign, search, shop, static, else landing. Total over every text (rules.md U1). */
export const classifyPath = (path: string): PathClass => {
  const bare = pathOnly(path)
  const segments = bare.slice(1).split('/').map(decodeSegment)
  for (const classify of inOrder) {
    const found = classify(segments)
    if (found) return found
  }
  return { type: 'landing', path: bare }
}
