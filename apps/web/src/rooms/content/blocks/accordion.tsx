import type { HelpQuestion } from '@market/domain/content'
import { Icon, Link } from '@market/ui'
import * as css from './blocks.css.ts'
import { RichText } from './rich-text.tsx'

interface Item extends HelpQuestion {
  /** Target of links to the question; browsers open a closed `details` whose content an address fragment names. */
  readonly id?: string
  /** A link to more information on the topic. */
  readonly more?: { readonly href: string; readonly text: string }
}

/** Questions whose answers open one by one, without script as well. */
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
