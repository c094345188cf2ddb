import { ButtonLink, Link, Panel } from '@market/ui'
import { useEffect, useState } from 'react'
import { type KeptPage, keptPages } from '../../offline/kept-pages.ts'
import { definePage } from '../../page/page.ts'
import * as css from './offline-page.css.ts'
import { offlineTexts as texts } from './texts.ts'

/** `/my/cevrimdisi`: stands in for a page that was never seen while the device has no line. */
export const page = definePage<null>({
  head: () => ({ title: texts.title, noindex: true }),
  Component: OfflinePage,
})

/** The address after the `#`, where it is this shop’s; the home page for any other. */
function wantedOf({ hash, origin, href }: Location): string {
  const to = URL.parse(hash.slice(1), href)
  return hash && to?.origin === origin ? to.href : '/'
}

function OfflinePage() {
  const [wanted, setWanted] = useState('/')
  const [kept, setKept] = useState<readonly KeptPage[]>()
  useEffect(() => {
    // One page stands in for all: only the browser knows for which.
    setWanted(wantedOf(location))
    // Missing where the shop is served without TLS.
    const read = 'caches' in window ? keptPages(caches) : Promise.resolve([])
    void read.then(setKept, () => setKept([]))
  }, [])
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1 className={css.title}>{texts.title}</h1>
        <p className={css.intro}>{texts.intro}</p>
        <ButtonLink href={wanted}>{texts.retry}</ButtonLink>
      </header>
      <Panel title={texts.seen} icon="download">
        <p className={css.note}>{kept?.length === 0 ? texts.none : texts.old}</p>
        <ul className={css.list}>
          {kept?.map(({ path, title }) => (
            <li key={path}>
              {/* A whole load, which the browser answers from what it keeps. */}
              <a href={path} className={css.link}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={texts.mine} icon="package">
        <ul className={css.list}>
          {texts.own.map(([path, name]) => (
            <li key={path}>
              <Link href={path} className={css.link}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}
