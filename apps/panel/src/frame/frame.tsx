import { sellerStateNames } from '@market/domain/sellers'
import { useService, useStream } from '@market/react'
import { Drawer, Icon, Link, PigeonStamp, SkipLink, ToastRegion, VisuallyHidden } from '@market/ui'
import { DeskIcon } from '@market/ui/desk-icon'
import { type ReactNode, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { services } from '../desk/services.ts'
import { type Asked, useMe } from '../desk/use-desk.ts'
import { MendDialog } from '../people/mend-dialog.tsx'
import { roleName } from '../parts/names.ts'
import { initialsOf, personName } from '../parts/person.ts'
import * as css from './frame.css.ts'
import { useKeys } from '../desk/keys.ts'
import { Command } from './command.tsx'
import { PhoneItem, RailItem, useAllowed } from './nav.tsx'
import type { NavItem, PageItem } from './nav-item.ts'
import { ShortcutHelp } from './shortcut-help.tsx'
import { type Today, TodayContext } from './today-context.ts'

interface FrameProps {
  readonly tool: string
  readonly nav: readonly NavItem[]
  readonly today: Omit<Asked<Today>, 'set'>
  /** Pages of `Ctrl K` that are not in the rail. */
  readonly more?: readonly PageItem[]
  readonly children: ReactNode
}

const account: PageItem = { href: '/hesabim', text: 'Hesabım', icon: { shop: 'user' } }

/** Sends a visitor without a session to the sign-in page, and back afterwards. */
export function Guarded({ children }: { readonly children: ReactNode }) {
  const { me } = useStream(useService(services.DeskStore).state)
  const { pathname, search } = useLocation()
  if (me === undefined) return null
  if (me === null) return <Navigate to={`/giris?donus=${encodeURIComponent(pathname + search)}`} replace />
  return children
}

/** Bar, rail and bar of the phone around every page. */
export function Frame({ tool, nav: all, more, today, children }: FrameProps) {
  const me = useMe()
  const nav = useAllowed(all)
  const pages = useAllowed([...all, ...(more ?? []), account])
  const navigate = useNavigate()
  const { pathname } = useLocation()
  /** The page on which the menu was opened; it closes when another is shown. */
  const [menuAt, setMenuAt] = useState<string>()
  const [dialog, setDialog] = useState<'help' | 'command'>()
  useKeys({
    ...Object.fromEntries(nav.map(({ letter, href }) => [`g ${letter}`, () => void navigate(href)])),
    '?': () => setDialog('help'),
    'Ctrl+k': () => setDialog('command'),
    '/': () => document.querySelector<HTMLElement>('main [type=search]')?.focus(),
  })
  const name = personName(me.person)
  const items = nav.map((item) => <RailItem key={item.href} item={item} onClick={() => setMenuAt(undefined)} />)
  return (
    <TodayContext value={today}>
      <SkipLink />
      <header className={css.barBox}>
        <div className={css.barRow}>
          <Link href="/" className={css.brand}>
            <PigeonStamp className={css.stamp} />
            <span className={css.brandName}>Güvercin</span>
            <span className={css.tool}>{tool}</span>
          </Link>
          <button type="button" className={css.command} onClick={() => setDialog('command')}>
            <Icon name="search" size="md" />
            <span className={css.commandText}>Ara ya da sayfaya git</span>
            <kbd className={css.commandKeys}>Ctrl K</kbd>
          </button>
          <div className={css.barEnd}>
            {me.shop && (
              <span className={`${css.onlyWide} ${css.state}`}>
                {me.shop.state === 'open' && <span className={css.dot} />}
                {`Mağaza ${sellerStateNames[me.shop.state].toLocaleLowerCase('tr')}`}
              </span>
            )}
            <button
              type="button"
              className={`${css.barLink} ${css.onlyWide}`}
              onClick={() => setDialog('help')}
              aria-label="Kısayollar"
            >
              <DeskIcon name="keyboard" />
            </button>
            <Link href="/hesabim" className={css.barLink}>
              <VisuallyHidden>{`Hesabım: ${name}`}</VisuallyHidden>
              <span aria-hidden className={css.initials}>
                {initialsOf(name)}
              </span>
              <span aria-hidden className={css.onlyWide}>
                {name}
              </span>
            </Link>
            <button
              type="button"
              className={`${css.barLink} ${css.onlyNarrow}`}
              onClick={() => setMenuAt(pathname)}
              aria-label="Menü"
            >
              <Icon name="list" size="lg" />
            </button>
          </div>
        </div>
      </header>
      <OfflineLine />
      <div className={css.body}>
        <nav aria-label="Sayfalar" className={css.rail}>
          <Whose />
          {items}
        </nav>
        <main id="icerik" className={css.main} tabIndex={-1}>
          {children}
        </main>
      </div>
      <nav aria-label="Kısa menü" className={css.phoneNav}>
        {nav
          .filter(({ phone }) => phone)
          .map((item) => (
            <PhoneItem key={item.href} item={item} />
          ))}
        <button type="button" className={css.phoneItem} onClick={() => setMenuAt(pathname)}>
          <Icon name="list" size="lg" />
          Menü
        </button>
      </nav>
      <Drawer open={menuAt === pathname} onClose={() => setMenuAt(undefined)} title={`Güvercin ${tool}`} side="left">
        <Whose />
        {items}
      </Drawer>
      <ShortcutHelp nav={nav} open={dialog === 'help'} onClose={() => setDialog(undefined)} />
      <Command pages={pages} open={dialog === 'command'} onClose={() => setDialog(undefined)} />
      <MendDialog />
      <TakenStep />
    </TodayContext>
  )
}

/** The shop and the role in which the person works. */
function Whose() {
  const { shop, role, person } = useMe()
  const name = shop?.name ?? personName(person)
  return (
    <div className={css.shop}>
      <span aria-hidden className={css.shopMark}>
        {initialsOf(name)}
      </span>
      <span>
        <span className={css.shopName}>{name}</span>
        <span className={css.muted}>{roleName(role)}</span>
      </span>
    </div>
  )
}

function OfflineLine() {
  const network = useStream(useService(services.NetworkStore).state)
  return (
    <div role="status">
      {network === 'offline' && (
        <p className={css.offline}>
          <Icon name="wifi-slash" size="md" />
          Çevrimdışısınız. Yazdıklarınız bu sayfada durur, bağlantı gelince gönderebilirsiniz.
        </p>
      )}
    </div>
  )
}

/** The last step with its undo, for ten seconds. */
function TakenStep() {
  const store = useService(services.UndoStore)
  const step = useStream(store.state)
  useKeys({ 'Ctrl+z': step?.undo && (() => void store.undo()) })
  return (
    <ToastRegion
      toasts={
        step
          ? [
              {
                id: step.text,
                tone: 'success',
                text: step.text,
                ...(step.undo && { action: { text: 'Geri al', onClick: () => void store.undo() } }),
              },
            ]
          : []
      }
    />
  )
}
