import { Link } from '@market/ui'
import { frameTexts } from '../texts.ts'
import { Frame } from './frame.tsx'
import * as css from './short.css.ts'

/** The layout of test pages: the page, and a link to the home page. */
export function TestLayout() {
  return (
    <Frame
      header={null}
      footer={
        <footer className={css.basicFooter}>
          <Link href="/">{frameTexts.error.home}</Link>
        </footer>
      }
    />
  )
}
