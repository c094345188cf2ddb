import { ButtonLink, Link, Panel } from '@market/ui'
import { useEffect, useState } from 'react'
import { type KeptPage, keptPages } from '../../offline/kept-pages.ts'
import { definePage } from '../../page/page.ts'
import * as css from './offline-page.css.ts'
import { offlineTexts as texts } from './texts.ts'

/** `/my/cevrimdisi`: shown offline instead of a page that is not stored. */
export const page = definePage<null>({
  head: () => ({ title: texts.title, noindex: true }),
  Component: OfflinePage,
})

/** The requested address in the fragment if it belongs to this shop, else the home page. */
function wantedOf({ hash, origin, href }: Location): string {
  const to = URL.parse(hash.slice(1), href)
  return hash && to?.origin === origin ? to.href : '/'
}

function OfflinePage() {
  const [wanted, setWanted] = useState('/')
  const [kept, setKept] = useState<readonly KeptPage[]>()
  useEffect(() => {
    // The same stored page is shown for every address, so only the browser knows the requested one.
    setWanted(wantedOf(location))
    // `caches` does not exist without TLS.
    const read = 'caches' in window ? keptPages(caches) : Promise.resolve([])
    void read.then(setKept, () => setKept([]))
    const goOn = () => location.replace(wantedOf(location))
    addEventListener('online', goOn)
    return () => removeEventListener('online', goOn)
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
              {/* A plain link, so that the browser loads the stored document. */}
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
