import type { Slide } from '../catalog/slide.ts'
import type { ContentBlock } from './content-block.ts'

/** `legal` texts have versions in force from a day on, `help` answers questions, `landing` opens with a promotion. */
export const contentKinds = ['page', 'help', 'legal', 'landing'] as const
/** One of `contentKinds`. */
export type ContentKind = (typeof contentKinds)[number]

/** A link that a content page shows. */
export interface ContentLink {
  readonly path: string
  readonly title: string
}

/** A version of a text with its day. */
export interface ContentVersion {
  /** Version number from 1. */
  readonly version: number
  /** The instant from which it is in force, as ISO 8601 text. */
  readonly effectiveAt: string
  /** Changes from the previous version. */
  readonly changes: string
}

/** A content page with its metadata and blocks. */
export interface ContentPage {
  /** Canonical path of the page. */
  readonly path: string
  readonly kind: ContentKind
  readonly section: { readonly slug: string; readonly title: string }
  readonly title: string
  /** One sentence, shown below the title and by search engines. */
  readonly summary: string
  readonly hero: Slide | null
  readonly blocks: readonly ContentBlock[]
  readonly version: ContentVersion
  /** Every version that was or is in force, newest first. */
  readonly versions: readonly ContentVersion[]
  /** Pages of the same section in order, including this one. */
  readonly siblings: readonly ContentLink[]
  /** False excludes it from search engines. */
  readonly indexed: boolean
}

/** A section of the site with its pages, as the site map shows it. */
export interface ContentSection {
  readonly slug: string
  readonly title: string
  readonly pages: readonly (ContentLink & { readonly summary: string })[]
}

const root = (path: string): string => path.split('/').slice(0, 3).join('/')

/** Pages under the same two path segments (`/static/meb-pasaj/okul`); empty if this page is the only one. */
export function contentTabs(page: Pick<ContentPage, 'path' | 'siblings'>): readonly ContentLink[] {
  const tabs = page.siblings.filter(({ path }) => root(path) === root(page.path))
  return tabs.length > 1 ? tabs : []
}
