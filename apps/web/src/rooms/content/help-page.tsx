import type { HelpCentre } from '@market/domain'
import { Breadcrumbs, Button, Icon, Link } from '@market/ui'
import { Form } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'
import { gatewayProblem } from '../../routes/page-failure.ts'
import { definePage } from '../../routes/page.ts'
import { Accordion } from './accordion.tsx'
import { BlockView } from './block-view.tsx'
import { breadcrumbData, crumbsOf, helpPath, questionData } from './content-head.ts'
import * as content from './content.css.ts'
import * as css from './help.css.ts'
import { type ContentData, loadContent } from './load-content.ts'
import { contentTexts } from './texts.ts'
import * as tiles from './tiles.css.ts'

const texts = contentTexts.help

/** Not `q`: the header's search box follows that one. */
const asked = 'soru'

interface HelpData {
  readonly content: ContentData
  readonly help: HelpCentre
  readonly q: string
}

/** `/sayfa/sikca-sorulan-sorular.html`: the help centre, with a search that works without script. */
export const page = definePage<HelpData>({
  async load(request) {
    const q = (request.url.searchParams.get(asked) ?? '').trim().slice(0, 200)
    const [data, help] = await Promise.all([
      loadContent(request),
      request.services.get(services.ContentLibrary).help(q),
    ])
    if (!help.ok) throw gatewayProblem(help.failure, contentTexts.problems)
    return { content: data, help: help.value, q }
  },
  head: ({ content: { page: text }, help, q }, { origin }) => ({
    title: q ? `${q} - ${texts.searchTitle}` : text.title,
    description: text.summary,
    canonical: text.path,
    ...(q && { noindex: true }),
    structured: [breadcrumbData(crumbsOf(text), origin), ...questionData(q ? [] : help.answers)],
  }),
  shared: { fresh: 60, stale: 600 },
  Component: HelpPage,
})

function HelpPage({ data: { content: data, help, q } }: { readonly data: HelpData }) {
  const { page: text } = data
  const items = help.answers.map(({ question, answer, topic, link }) => ({
    question,
    answer,
    more: { href: link, text: texts.more(topic) },
  }))
  return (
    <>
      <Breadcrumbs items={crumbsOf(text)} />
      <div className={css.band}>
        <h1 className={css.title}>{text.title}</h1>
        <p className={css.lead}>{texts.heading}</p>
        <Form action={helpPath} role="search" className={css.form} key={q}>
          <input
            type="search"
            name={asked}
            defaultValue={q}
            maxLength={200}
            aria-label={texts.label}
            placeholder={texts.placeholder}
            className={css.input}
          />
          <Button type="submit" variant="campaign" icon="search">
            {texts.submit}
          </Button>
        </Form>
      </div>
      <section aria-labelledby="answers" className={content.panel}>
        <h2 id="answers" className={css.heading} role={q ? 'status' : undefined}>
          {q === '' ? texts.popular : items.length === 0 ? texts.none(q) : texts.found(items.length, q)}
        </h2>
        {items.length > 0 ? <Accordion items={items} /> : <p className={css.hint}>{texts.noneHint}</p>}
        {q && (
          <Link href={helpPath} className={css.clear}>
            {texts.clear}
          </Link>
        )}
      </section>
      <section aria-labelledby="topics">
        <h2 id="topics" className={css.topicsHeading}>
          {texts.topics}
        </h2>
        <ul className={tiles.topics}>
          {help.topics.map(({ path, title, summary, icon, questionCount }) => (
            <li key={path} className={tiles.tile}>
              <Icon name={icon} size="lg" className={tiles.tileIcon} />
              <Link href={path} className={tiles.tileLink}>
                {title}
              </Link>
              <span className={tiles.tileText}>{summary}</span>
              <span className={tiles.tileCount}>{texts.count(questionCount)}</span>
            </li>
          ))}
        </ul>
      </section>
      <div className={content.panel}>
        {text.blocks.map((block, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- blocks of a page never move
          <BlockView key={at} block={block} at={at} anchors={[]} data={data} />
        ))}
      </div>
    </>
  )
}
