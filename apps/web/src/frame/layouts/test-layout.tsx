import { Link } from '@market/ui'
import { frameTexts } from '../texts.ts'
import { Frame } from './frame.tsx'
import * as css from './short.css.ts'

/** The bare frame of pages that try something out: nothing but the page and the way home. */
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
