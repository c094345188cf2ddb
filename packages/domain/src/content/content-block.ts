/** Pictograms that content may name; the design system draws them. */
export const contentIcons = [
  'package',
  'truck',
  'credit-card',
  'gift',
  'user',
  'receipt',
  'shield-check',
  'storefront',
  'arrow-u-up-left',
  'car',
  'device-mobile',
  'map-pin',
  'envelope',
  'phone',
  'lock',
  'ticket',
  'question',
  'tag',
  'file-pdf',
  'bank',
] as const
/** One of `contentIcons`. */
export type ContentIcon = (typeof contentIcons)[number]

/** A question with its answer, a paragraph a text. */
export interface HelpQuestion {
  readonly question: string
  readonly answer: readonly string[]
}

/** Products that a page shows: of a running deal, of a category, of a search, or the best sold of all. */
export interface ProductRow {
  readonly type: 'products'
  readonly title: string
  readonly category: string
  readonly q: string
  /** A sort key of listings. */
  readonly sort: string
  readonly limit: number
  /** Slug of a deal; the row is empty while it does not run. */
  readonly deal?: string | undefined
}

/** A place with opening hours: a branch, a pick-up or a service point. */
export interface Place {
  readonly name: string
  readonly city: string
  readonly address: string
  readonly hours: string
  readonly phone: string
}

/** One piece of a content page. Texts carry the marks of `richText`, titles and cells of a head do not. */
export type ContentBlock =
  | { readonly type: 'heading'; readonly text: string }
  | { readonly type: 'subheading'; readonly text: string }
  | { readonly type: 'paragraph'; readonly text: string }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
  | {
      readonly type: 'table'
      readonly caption: string
      readonly head: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }
  | { readonly type: 'accordion'; readonly items: readonly HelpQuestion[] }
  | { readonly type: 'image'; readonly image: string; readonly alt: string; readonly caption: string }
  | { readonly type: 'notice'; readonly tone: 'info' | 'warning' | 'success'; readonly text: string }
  | {
      readonly type: 'facts'
      readonly items: readonly { readonly label: string; readonly value: string }[]
    }
  | { readonly type: 'steps'; readonly items: readonly { readonly title: string; readonly text: string }[] }
  | {
      readonly type: 'tiles'
      readonly items: readonly {
        readonly icon: ContentIcon
        readonly title: string
        readonly text: string
        readonly link: string
      }[]
    }
  | {
      readonly type: 'stamps'
      readonly items: readonly {
        readonly image: string
        readonly title: string
        readonly text: string
        readonly link: string
      }[]
    }
  | ProductRow
  | { readonly type: 'action'; readonly text: string; readonly button: string; readonly link: string }
  | { readonly type: 'places'; readonly items: readonly Place[] }
  /** A form of the site, with words above it. */
  | { readonly type: 'form'; readonly form: 'contact'; readonly title: string; readonly text: string }
  | { readonly type: 'site-map' }
