import { dealUrl } from '@market/domain/navigation'
import type { CampaignList, Slide } from '@market/domain/catalog'
import { AspectPicture, ButtonLink, EmptyState, Link, Pagination } from '@market/ui'
import { services } from '../../composition/tokens.ts'
import { gatewayProblem } from '../../page/page-failure.ts'
import { refuseBeyond } from '../../page/refuse-beyond.ts'
import { definePage, type Missing, missingOf } from '../../page/page.ts'
import { pictureSource } from '../../shared/picture/picture-source.ts'
import { formatCount } from '../../shared/product/product-figures.ts'
import { Crumbs } from '../../shared/link/crumbs.tsx'
import { SlideRow } from '../../shared/picture/slide-row.tsx'
import { pageOf } from '../../shared/listing/page-of.ts'
import { showcaseTexts } from './showcase-texts.ts'
import * as parts from '../../shared/section/page-parts.css.ts'
import * as css from './showcase.css.ts'
import { catalogTexts } from '../../shared/product/catalog-texts.ts'
import { dayText } from '@market/domain/kernel'

const texts = showcaseTexts.campaigns
/** Number of campaigns on a page (specification section 9). */
const limit = 12

interface CampaignsData extends Missing {
  readonly page: number
  readonly campaigns: CampaignList
  readonly slides: readonly Slide[]
}

/** `/kampanyalar`. */
export const page = definePage<CampaignsData>({
  async load({ url, services: container }) {
    const number = pageOf(url)
    const [answer, slides] = await Promise.all([
      container.get(services.CampaignCatalog).list({ page: number, limit }),
      container.get(services.ProductCatalog).sliders({ place: 'campaigns' }),
    ])
    if (!answer.ok) throw gatewayProblem(answer.failure, catalogTexts.problems)
    refuseBeyond(url, { page: number, limit, count: answer.value.resultCount })
    return { page: number, campaigns: answer.value, slides: slides.ok ? slides.value : [], ...missingOf(slides) }
  },
  head: () => ({ title: texts.title, description: texts.description }),
  shared: { fresh: 60, stale: 600 },
  Component: CampaignsPage,
})

function CampaignsPage({ data: { page: number, campaigns, slides } }: { readonly data: CampaignsData }) {
  const hasSlides = number === 1 && slides.length > 0
  return (
    <>
      <Crumbs
        items={[
          { name: catalogTexts.home, href: '/' },
          { name: texts.title, href: '/kampanyalar' },
        ]}
      />
      <h1 className={parts.pageTitle}>{texts.title}</h1>
      {hasSlides && (
        <div className={parts.block}>
          <SlideRow slides={slides} low />
        </div>
      )}
      {campaigns.results.length === 0 ? (
        <EmptyState title={texts.none} action={<ButtonLink href={dealUrl('super-firsat')}>{texts.toDeals}</ButtonLink>}>
          {texts.noneHint}
        </EmptyState>
      ) : (
        <>
          <p className={parts.pageNote}>{texts.running(formatCount(campaigns.resultCount))}</p>
          <ul className={css.cards}>
            {campaigns.results.map((campaign, index) => (
              <li key={campaign.slug} className={css.card}>
                <div className={css.cardScene}>
                  <AspectPicture
                    src={pictureSource(campaign.image, 640)}
                    alt=""
                    width={640}
                    height={480}
                    {...(index === 0 && slides.length === 0 && { eager: true })}
                    className={css.scenePicture}
                  />
                </div>
                <div className={css.cardBody}>
                  <p className={css.cardKicker}>{campaign.kicker}</p>
                  <h2 className={css.cardTitle}>
                    <Link href={campaign.url} className={css.cardLink}>
                      {campaign.title}
                    </Link>
                  </h2>
                  <p className={css.cardText}>{campaign.slogan}</p>
                  <p className={css.cardFacts}>
                    {showcaseTexts.products(formatCount(campaign.productCount))} ·{' '}
                    {showcaseTexts.until(dayText(new Date(campaign.endsAt)))}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={parts.paging}>
        <Pagination
          page={number}
          last={Math.ceil(campaigns.resultCount / limit)}
          hrefOf={(to) => (to === 1 ? '/kampanyalar' : `/kampanyalar?page=${to}`)}
        />
      </div>
    </>
  )
}
