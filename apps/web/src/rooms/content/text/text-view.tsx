import { contentAnchors, tableOfContents } from '@market/domain/content'
import { Alert, Breadcrumbs, Link } from '@market/ui'
import { BlockView } from '../blocks/block-view.tsx'
import { crumbsOf } from '../content-head.ts'
import * as css from '../content.css.ts'
import type { ContentData } from '../load-content.ts'
import { PageList } from './page-list.tsx'
import { PrintButton } from './print-button.tsx'
import { contentTexts as texts } from '../texts.ts'
import { TurkishDate } from './turkish-date.tsx'
import { VersionTable } from './version-table.tsx'

/** Texts with fewer headings have no table of contents. */
const fewestHeadings = 4

/** A text page: links to the section's pages on the left, to its own parts on the right. */
export function TextView({ data }: { readonly data: ContentData }) {
  const { page } = data
  const anchors = contentAnchors(page.blocks)
  const headings = tableOfContents(page.blocks)
  const parts = headings.length < fewestHeadings ? [] : headings.map(({ id, text }) => ({ href: `#${id}`, text }))
  const legal = page.kind === 'legal'
  const [current] = page.versions
  const old = current !== undefined && page.version.version !== current.version
  return (
    <>
      <Breadcrumbs items={crumbsOf(page)} />
      <div className={parts.length > 0 ? css.threeColumns : css.twoColumns}>
        <article className={css.article}>
          <header className={css.head}>
            <h1 className={css.title}>{page.title}</h1>
            <p className={css.summary}>{page.summary}</p>
            {legal && (
              <p className={css.meta}>
                <b>{texts.version(page.version.version)}</b>
                <TurkishDate at={page.version.effectiveAt} format={texts.inForce} />
                <PrintButton />
              </p>
            )}
          </header>
          {old && (
            <Alert tone="warning" className={css.old}>
              {texts.oldVersion}{' '}
              <Link href={page.path} className={css.oldLink}>
                {texts.current}
              </Link>
            </Alert>
          )}
          {parts.length > 0 && (
            <details className={css.partsFold}>
              <summary className={css.partsSummary}>{texts.onThisPage}</summary>
              <PageList label={texts.onThisPage} links={parts} />
            </details>
          )}
          {page.blocks.map((block, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- blocks of a page never move
            <BlockView key={at} block={block} at={at} anchors={anchors[at] ?? []} data={data} />
          ))}
          {legal && <VersionTable page={page} />}
        </article>
        {page.siblings.length > 1 && (
          <div className={css.side}>
            <PageList
              label={texts.sectionPages(page.section.title)}
              title={page.section.title}
              links={page.siblings.map(({ path, title }) => ({ href: path, text: title, current: path === page.path }))}
            />
          </div>
        )}
        {parts.length > 0 && (
          <div className={css.parts}>
            <PageList label={texts.onThisPage} title={texts.onThisPage} links={parts} />
          </div>
        )}
      </div>
    </>
  )
}
