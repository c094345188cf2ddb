import type { HelpQuestion } from '@market/domain/content'
import { Icon, Link } from '@market/ui'
import * as css from './blocks.css.ts'
import { RichText } from './rich-text.tsx'

interface Item extends HelpQuestion {
  /** A link to the question opens it: browsers open what hides the part that an address names. */
  readonly id?: string
  /** Link to more on the topic. */
  readonly more?: { readonly href: string; readonly text: string }
}

/** Questions that open one by one, without script too. */
export function Accordion({ items }: { readonly items: readonly Item[] }) {
  return (
    <div className={css.accordion}>
      {items.map(({ id, question, answer, more }) => (
        <details key={id ?? more?.href ?? question} className={css.question}>
          <summary className={css.summary}>
            {question}
            <Icon name="caret-down" size="md" className={css.caret} />
          </summary>
          <div id={id} className={css.answer}>
            {answer.map((text) => (
              <p key={text}>
                <RichText text={text} />
              </p>
            ))}
            {more && (
              <Link href={more.href} className={css.moreLink}>
                {more.text}
                <Icon name="caret-right" size="sm" />
              </Link>
            )}
          </div>
        </details>
      ))}
    </div>
  )
}
