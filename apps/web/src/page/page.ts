import type { Container } from 'inversify'
import type { ReactNode } from 'react'
import type { Site } from './site.ts'

/** Argument of a page's loader, on the server and in the browser. */
export interface PageRequest {
  readonly url: URL
  readonly params: Readonly<Record<string, string | undefined>>
  /** The request's own container on the server, the visit's in the browser. */
  readonly services: Container
  readonly signal: AbortSignal
}

/** The document's head; written by the server, updated by the browser on navigation. */
export interface Head {
  /** Title of the page; the home page uses the shop's own (`Site.title`). */
  readonly title: string
  readonly description?: string
  /** The canonical address from its path on, if it differs from the requested path without its query. */
  readonly canonical?: string
  readonly noindex?: true
  /** Address of the picture shown first, which is preloaded. */
  readonly image?: string
  /** The first picture of a product's gallery, which is fetched with the page's data; set in the browser only. */
  readonly firstPicture?: { readonly sizes: string; readonly srcset: string }
  /** schema.org data; written with `<` escaped. */
  readonly structured?: readonly Readonly<Record<string, unknown>>[]
}

/** How long the anonymous HTML of a page may be shared, in seconds; absent: not at all. */
export interface Shared {
  readonly fresh: number
  readonly stale: number
}

/**
 * Marks page data as incomplete: a request failed. The page renders without that part and is cached for seconds only.
 */
export interface Missing {
  readonly missing?: true
}
export const missingOf = (...answers: readonly ({ readonly ok: boolean } | false | undefined)[]): Missing =>
  answers.some((answer) => answer && !answer.ok) ? { missing: true } : {}

/** A page as its module exports it under the name `page`. */
export interface Page<Data> {
  load?(request: PageRequest): Promise<Data>
  head(data: Data, url: URL, site: Site): Head
  Component(props: { readonly data: Data }): ReactNode
  readonly shared?: Shared
}
export const definePage = <Data>(page: Page<Data>): Page<Data> => page
