import { barePath } from '../page/bare-path.ts'
import type { Site } from '../page/site.ts'
import { documentTitle } from '../page/document-title.ts'
import type { HtmlPiece } from '../page/html-piece.ts'
import type { Head } from '../page/page.ts'
import type { PageAssets } from './manifest.ts'

/**
 * The whole document, in pieces. It has no inline script. Its first styles are inlined and allowed by their hash in the
 * security policy, so that a shared cache can store the page. The router's state is a data block, which browsers do not
 * execute.
 */
export function pageHtml(
  page: {
    readonly head: Head
    readonly body: readonly HtmlPiece[]
    readonly state: unknown
    readonly settings: unknown
  },
  assets: PageAssets,
  site: Site,
  path: string,
  firstStyles: string,
): readonly HtmlPiece[] {
  const { head } = page
  const title = documentTitle(head, site)
  const canonical = site.url + (head.canonical ?? barePath(path))
  const first = `<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)}</title>`
  const about = [
    head.description && `<meta name="description" content="${escape(head.description)}">`,
    head.noindex
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escape(canonical)}"><link rel="alternate" hreflang="tr" href="${escape(canonical)}">`,
    `<meta property="og:title" content="${escape(title)}"><meta property="og:site_name" content="${escape(site.titleShort)}"><meta property="og:locale" content="tr_TR">`,
    `<meta property="og:type" content="website"><meta property="og:url" content="${escape(canonical)}">${head.description ? `<meta property="og:description" content="${escape(head.description)}">` : ''}`,
    head.image && `<meta property="og:image" content="${escape(site.url + head.image)}">`,
  ]
  const files = [
    // The full sheets load beside the page without blocking it; a script applies each when it has come
    // (`early-sheets.ts`).
    ...assets.styles.map((style) => `<link rel="stylesheet" href="${style}" media="not all" fetchpriority="high">`),
    ...assets.styles.map((style) => `<noscript><link rel="stylesheet" href="${style}"></noscript>`),
    // The page can be read and its links work without scripts, so on a slow connection visible content loads first.
    ...[assets.entry, ...assets.scripts].map(
      (script) => `<link rel="modulepreload" href="${script}" fetchpriority="low">`,
    ),
    `<script type="module" async src="${assets.early}"></script>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icons/180.png"><link rel="manifest" href="/site.webmanifest"><meta name="theme-color" content="#0A5655">',
  ]
  const structured = (head.structured ?? []).map((data) => `<script type="application/ld+json">${json(data)}</script>`)
  return [
    first,
    about.filter(Boolean).join(''),
    '<style>',
    firstStyles,
    `</style>${files.join('')}`,
    ...structured,
    '</head><body><div id="root">',
    ...page.body,
    '</div><script type="application/json" id="state">',
    json({ router: page.state, settings: page.settings }),
    `</script><script type="module" async src="${assets.entry}" fetchpriority="low"></script></body></html>`,
  ]
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
/** JSON that cannot close its script element. */
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
