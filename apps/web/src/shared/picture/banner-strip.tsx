import type { Banner } from '@market/domain/catalog'
import { Icon, Link } from '@market/ui'
import { pictureSource } from './picture-source.ts'
import * as css from './banner-strip.css.ts'

/** A banner as low as its height says: over the header, or above the products of a category, which stay in sight. */
export function BannerStrip({ banner, className }: { readonly banner: Banner; readonly className?: string }) {
  const { height, link, text, bannerUrl } = banner
  return (
    <Link href={link} className={`${css.tone[banner.background]} ${className ?? css.apart}`}>
      <span className={bannerUrl && css.picture}>
        {/* Holds the banner's height: no rule of a sheet can know it. */}
        <svg width={0} height={height} aria-hidden />
        {bannerUrl && (
          <img src={pictureSource(bannerUrl, 640)} alt="" width={640} height={480} loading="lazy" decoding="async" />
        )}
      </span>
      <span className={css.words}>
        <b>{text.headline}</b>
        <small>{text.slogan}</small>
      </span>
      <span className={css.button}>
        {text.button} <Icon name="arrow-right" size="md" />
      </span>
    </Link>
  )
}
