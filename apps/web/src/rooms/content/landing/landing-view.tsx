import { contentAnchors, contentTabs } from '@market/domain/content'
import { Breadcrumbs, TabLinks } from '@market/ui'
import { BlockView } from '../blocks/block-view.tsx'
import { crumbsOf } from '../content-head.ts'
import * as css from '../content.css.ts'
import { HeroView } from './hero-view.tsx'
import type { ContentData } from '../load-content.ts'
import { stretchesOf } from './stretches.ts'

/** A themed page: a promotion, then product rows between panels of text. */
export function LandingView({ data }: { readonly data: ContentData }) {
  const { page } = data
  const anchors = contentAnchors(page.blocks)
  const tabs = contentTabs(page)
  return (
    <>
      <Breadcrumbs items={crumbsOf(page)} />
      {page.hero ? <HeroView hero={page.hero} title={page.title} /> : <h1 className={css.title}>{page.title}</h1>}
      {tabs.length > 0 && (
        <div className={css.tabs}>
          <TabLinks
            label={page.section.title}
            links={tabs.map(({ path, title }) => ({ href: path, text: title, current: path === page.path }))}
          />
        </div>
      )}
      {stretchesOf(page.blocks).map((stretch) =>
        stretch.type === 'wide' ? (
          <BlockView key={stretch.at} block={stretch.block} at={stretch.at} anchors={[]} data={data} />
        ) : (
          <div key={stretch.blocks[0]?.[1]} className={css.panel}>
            {stretch.blocks.map(([block, at]) => (
              <BlockView key={at} block={block} at={at} anchors={anchors[at] ?? []} data={data} />
            ))}
          </div>
        ),
      )}
    </>
  )
}
