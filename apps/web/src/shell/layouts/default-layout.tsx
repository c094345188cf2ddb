import { LinkProvider } from '@market/ui'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { Footer } from '../footer/footer.tsx'
import { Header } from '../header/header.tsx'
import { Notices } from '../notices.tsx'
import { RouterLink } from '../router-link.tsx'
import { shellTexts } from '../texts.ts'
import * as css from './layout.css.ts'

/** Header, page, footer: the frame of every page a shopper browses. */
export function DefaultLayout() {
  return (
    <LinkProvider component={RouterLink}>
      <a href="#main" className={css.skip}>
        {shellTexts.skip}
      </a>
      <Header />
      <main id="main" className={css.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <Notices />
      <ScrollRestoration />
    </LinkProvider>
  )
}
