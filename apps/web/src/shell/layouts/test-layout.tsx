import { Link, LinkProvider } from '@market/ui'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { RouterLink } from '../router-link.tsx'
import { shellTexts } from '../texts.ts'
import * as css from './layout.css.ts'

/** The bare frame of pages that try something out: nothing but the page and the way home. */
export function TestLayout() {
  return (
    <LinkProvider component={RouterLink}>
      <main id="main" className={css.main} tabIndex={-1}>
        <Outlet />
      </main>
      <footer className={css.basicFooter}>
        <Link href="/">{shellTexts.error.home}</Link>
      </footer>
      <ScrollRestoration />
    </LinkProvider>
  )
}
