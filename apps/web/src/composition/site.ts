/** What the operator calls the shop (`SITE_TITLE_SHORT`, `SITE_TITLE`, `SITE_URL`). */
export interface Site {
  readonly titleShort: string
  readonly title: string
  readonly url: string
}
