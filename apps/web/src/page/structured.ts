import type { Head } from './page.ts'

type Structured = NonNullable<Head['structured']>[number]
const schema = 'https://schema.org'

/** A page's breadcrumbs as schema.org data for search engines, with absolute addresses. */
export const breadcrumbList = (
  items: readonly { readonly name: string; readonly href: string }[],
  url: URL,
): Structured => ({
  '@context': schema,
  '@type': 'BreadcrumbList',
  itemListElement: items.map(({ name, href }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: new URL(href, url).href,
  })),
})

/** The shop's organization and its search address, as schema.org data. */
export const siteAndSearch = (name: string, url: URL): readonly Structured[] => [
  { '@context': schema, '@type': 'Organization', name, url: url.origin, logo: new URL('/favicon.svg', url).href },
  {
    '@context': schema,
    '@type': 'WebSite',
    name,
    url: url.origin,
    inLanguage: 'tr',
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${url.origin}/arama?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  },
]
