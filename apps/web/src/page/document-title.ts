import type { Site } from './site.ts'
import type { Head } from './page.ts'

/** Title of the window: page, then shop; on the home page the shop alone. */
export const documentTitle = ({ title }: Pick<Head, 'title'>, site: Site): string =>
  title === site.title ? title : `${title} | ${site.titleShort}`
