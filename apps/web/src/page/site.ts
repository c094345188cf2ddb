import type { TagManager } from '@market/browser'

/** What the operator calls the shop (`SITE_TITLE_SHORT`, `SITE_TITLE`, `SITE_URL`). */
export interface Site {
  readonly titleShort: string
  readonly title: string
  readonly url: string
  /** Address of map tiles with `{z}`, `{x}` and `{y}` (`MAP_TILES`); maps have a plain ground without it. */
  readonly mapTiles?: string
}

/** What the server tells the browser's start. */
export interface ShopSettings {
  readonly site: Site
  readonly tagManager?: TagManager
}
