import type { TagManager } from '@market/browser'

/** The shop's name as the operator configures it (`SITE_TITLE_SHORT`, `SITE_TITLE`, `SITE_URL`). */
export interface Site {
  readonly titleShort: string
  readonly title: string
  readonly url: string
  /** Address of map tiles with `{z}`, `{x}` and `{y}` (`MAP_TILES`). Without it maps have a plain background. */
  readonly mapTiles?: string
}

/** Settings that the server passes to the browser. */
export interface ShopSettings {
  readonly site: Site
  readonly tagManager?: TagManager
}
