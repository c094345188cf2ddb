import type { Site } from './site.ts'
import type { Head } from './page.ts'

/** What the window is called: the page, then the shop; the home page is the shop alone. */
export const documentTitle = ({ title }: Pick<Head, 'title'>, site: Site): string =>
  title === site.title ? title : `${title} | ${site.titleShort}`
