import { Link } from '@market/ui'
import { shortTexts } from './short-texts.ts'
import * as css from './short.css.ts'

/** The footer of pages that lead nowhere else. */
export function BasicFooter() {
  return (
    <footer className={css.basicFooter}>
      {shortTexts.links.map(([text, href]) => (
        <Link key={href} href={href}>
          {text}
        </Link>
      ))}
      <span>© Güvercin</span>
    </footer>
  )
}
