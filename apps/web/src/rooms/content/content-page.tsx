import { definePage } from '../../routes/page.ts'
import { contentHead } from './content-head.ts'
import { LandingView } from './landing-view.tsx'
import { type ContentData, loadContent } from './load-content.ts'
import { TextView } from './text-view.tsx'
import { useOpenAnswer } from './use-open-answer.ts'

/** `/sayfa/{name}.html`, `/static/...`, `/kampanya/...` and the other pages of text. */
export const page = definePage<ContentData>({
  load: loadContent,
  head: (data, url) => contentHead(data.page, url),
  shared: { fresh: 60, stale: 600 },
  Component: ContentPage,
})

function ContentPage({ data }: { readonly data: ContentData }) {
  useOpenAnswer()
  return data.page.kind === 'landing' ? <LandingView data={data} /> : <TextView data={data} />
}
