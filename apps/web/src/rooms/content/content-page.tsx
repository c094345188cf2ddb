import { definePage, type Missing } from '../../page/page.ts'
import { contentHead, helpHead, helpPath } from './content-head.ts'
import { HelpView } from './help-view.tsx'
import { LandingView } from './landing/landing-view.tsx'
import { type ContentData, loadContent } from './load-content.ts'
import { type HelpFound, loadHelp } from './load-help.ts'
import { TextView } from './text/text-view.tsx'
import { useOpenAnswer } from './use-open-answer.ts'

interface PageData extends Missing {
  readonly content: ContentData
  /** Results of the help centre; null on all other pages. */
  readonly found: HelpFound | null
}

/** `/sayfa/{name}.html`, `/static/...`, `/kampanya/...` and the other content pages. */
export const page = definePage<PageData>({
  async load(request) {
    const isHelp = request.url.pathname.toLowerCase() === helpPath
    const [content, found] = await Promise.all([loadContent(request), isHelp ? loadHelp(request) : null])
    return { content, found, ...(content.missing && { missing: content.missing }) }
  },
  head: ({ content: { page: text }, found }, url) => (found ? helpHead(text, found, url) : contentHead(text, url)),
  shared: { fresh: 60, stale: 600 },
  Component: ContentPage,
})

function ContentPage({ data: { content, found } }: { readonly data: PageData }) {
  useOpenAnswer()
  if (found) return <HelpView data={content} found={found} />
  return content.page.kind === 'landing' ? <LandingView data={content} /> : <TextView data={content} />
}
