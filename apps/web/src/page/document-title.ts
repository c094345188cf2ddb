import type { Site } from './site.ts'
import type { Head } from './page.ts'

/** The window's title: page title, then the shop's name; on the home page the shop's title alone. */
export const documentTitle = ({ title }: Pick<Head, 'title'>, site: Site): string =>
  title === site.title ? title : `${title} | ${site.titleShort}`
