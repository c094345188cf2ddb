import { richText } from '@market/domain/content'
import { Link } from '@market/ui'
import { Fragment } from 'react'
import * as css from './blocks.css.ts'

/** A text with its links and bold parts as elements. */
export function RichText({ text }: { readonly text: string }) {
  return richText(text).map((run, index) => {
    if (run.href)
      return (
        // oxlint-disable-next-line react/no-array-index-key -- runs of a text have no other name and never move
        <Link key={index} href={run.href} className={css.link}>
          {run.text}
        </Link>
      )
    // oxlint-disable-next-line react/no-array-index-key
    return run.strong ? <b key={index}>{run.text}</b> : <Fragment key={index}>{run.text}</Fragment>
  })
}
