import type { Banner } from '@market/domain/catalog'
import { AspectPicture, classNames, Link, LooseStamp } from '@market/ui'
import { pictureSource } from '../../shared/picture/picture-source.ts'
import { SectionTitle } from '../../shared/section/section-title.tsx'
import * as css from './home-campaigns.css.ts'
import { homeTexts as texts } from './home-texts.ts'

/** One large campaign with stamps, and four small ones. */
export function HomeCampaigns({ banners }: { readonly banners: readonly Banner[] }) {
  const large = banners.find(({ position }) => position === 'campaign-large')
  const small = banners.filter(({ position }) => position === 'campaign-small')
  if (!large) return null
  return (
    <section aria-labelledby="campaigns">
      <SectionTitle id="campaigns" title={texts.campaigns} href="/kampanyalar" link={texts.allCampaigns} />
      <div className={css.campaigns}>
        <div className={classNames(css.tone[large.background], css.largeCampaign)}>
          <p className={css.kicker}>{large.text.kicker}</p>
          <h3 className={css.campaignTitle}>{large.text.headline}</h3>
          <p className={css.campaignText}>{large.text.slogan}</p>
          <div className={css.stamps}>
            {large.stamps.map((stamp, index) => (
              <Link key={stamp.title} href={stamp.url} className={css.stampLink}>
                <LooseStamp tilt={index % 2 === 0 ? 'left' : 'right'}>
                  <AspectPicture src={pictureSource(stamp.image, 160)} alt="" width={160} height={160} />
                  <b>{stamp.title}</b>
                  <small>{stamp.text}</small>
                </LooseStamp>
              </Link>
            ))}
          </div>
          <Link href={large.link} className={css.campaignLink}>
            {large.text.button}
          </Link>
        </div>
        {small.map((banner) => (
          <div key={banner.name} className={classNames(css.tone[banner.background], css.smallCampaign)}>
            <h3 className={css.smallTitle}>{banner.text.headline}</h3>
            <p className={css.campaignText}>{banner.text.slogan}</p>
            <AspectPicture
              src={pictureSource(banner.bannerUrl, 160)}
              alt=""
              width={96}
              height={96}
              className={css.cutout}
            />
            <Link href={banner.link} className={css.campaignLink}>
              {banner.text.button}
            </Link>
          </div>
        ))}
      </div>
    </section>
  )
}
