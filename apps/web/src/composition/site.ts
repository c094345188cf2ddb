import type { TagManager } from '@market/browser'

/** What the operator calls the shop (`SITE_TITLE_SHORT`, `SITE_TITLE`, `SITE_URL`). */
export interface Site {
  readonly titleShort: string
  readonly title: string
  readonly url: string
}

/** What the server tells the browser's start. */
export interface ShopSettings {
  readonly site: Site
  readonly tagManager?: TagManager
}
