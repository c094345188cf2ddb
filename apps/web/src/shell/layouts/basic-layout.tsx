import { Icon, Link, LinkProvider, Logo, PerforatedEdge } from '@market/ui'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { Notices } from '../notices.tsx'
import { RouterLink } from '../router-link.tsx'
import { shellTexts } from '../texts.ts'
import * as css from './layout.css.ts'

/** The checkout's frame: the logo leads back to the cart, nothing else leads away. */
export function BasicLayout() {
  return (
    <LinkProvider component={RouterLink}>
      <a href="#main" className={css.skip}>
        {shellTexts.skip}
      </a>
      <header className={css.basicHeader}>
        <div className={css.basicBar}>
          <Link href="/my/tr/sepet" className={css.logoLink}>
            <Logo name="Güvercin" line={shellTexts.motto} />
          </Link>
          <span className={css.secure}>
            <Icon name="lock" filled size="md" />
            Güvenli bağlantı
          </span>
        </div>
        <PerforatedEdge side="bottom" color="header" />
      </header>
      <main id="main" className={css.main} tabIndex={-1}>
        <Outlet />
      </main>
      <footer className={css.basicFooter}>
        <Link href="/sayfa/gizlilik.html">Gizlilik</Link>
        <Link href="/sayfa/iade-proseduru.html">İade Prosedürü</Link>
        <Link href="/sayfa/guvenli-alisveris.html">Güvenli Alışveriş</Link>
        <Link href="/sayfa/iletisim.html">İletişim</Link>
        <span>© Güvercin</span>
      </footer>
      <Notices />
      <ScrollRestoration />
    </LinkProvider>
  )
}
