import { Breadcrumbs, Button, Icon, Link } from '@market/ui'
import { useNavigate } from 'react-router-dom'
import { Accordion } from './blocks/accordion.tsx'
import { BlockView } from './blocks/block-view.tsx'
import { crumbsOf, helpPath } from './content-head.ts'
import * as content from './content.css.ts'
import * as css from './help.css.ts'
import type { ContentData } from './load-content.ts'
import { asked, type HelpFound } from './load-help.ts'
import { contentTexts } from './texts.ts'
import * as tiles from './blocks/tiles.css.ts'

const texts = contentTexts.help

/** The help centre, with a search that works without script. */
export function HelpView({ data, found: { help, q } }: { readonly data: ContentData; readonly found: HelpFound }) {
  const { page: text } = data
  const navigate = useNavigate()
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
        <form
          action={helpPath}
          role="search"
          aria-label={texts.label}
          className={css.form}
          key={q}
          onSubmit={(event) => {
            event.preventDefault()
            const typed = new FormData(event.currentTarget).get(asked)
            void navigate(`${helpPath}?${new URLSearchParams({ [asked]: String(typed) })}`)
          }}
        >
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
        </form>
      </div>
      <section aria-labelledby="answers" className={content.panel}>
        <div role="status">
          <h2 id="answers" className={css.heading}>
            {q === '' ? texts.popular : items.length === 0 ? texts.none(q) : texts.found(items.length, q)}
          </h2>
        </div>
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
