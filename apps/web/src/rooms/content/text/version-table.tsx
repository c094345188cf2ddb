import type { ContentPage } from '@market/domain/content'
import { Link } from '@market/ui'
import * as blocks from '../blocks/blocks.css.ts'
import * as css from '../content.css.ts'
import { contentTexts as texts } from '../texts.ts'
import { TurkishDate } from './turkish-date.tsx'

/** Links to every version of a legal text. */
export function VersionTable({ page: { path, version, versions } }: { readonly page: ContentPage }) {
  const [current] = versions
  return (
    <section aria-labelledby="surumler" className={css.versions}>
      <h2 id="surumler" className={blocks.subheading}>
        {texts.versions}
      </h2>
      <ul>
        {versions.map((one) => (
          <li key={one.version} className={css.version}>
            <Link
              href={one.version === current?.version ? path : `${path}?surum=${one.version}`}
              aria-current={one.version === version.version ? 'page' : undefined}
              className={css.versionLink}
            >
              {texts.version(one.version)}
            </Link>
            <TurkishDate at={one.effectiveAt} />
            <span className={css.versionChanges}>{one.changes || texts.firstVersion}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
