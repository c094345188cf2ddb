import type { Banner } from '@market/domain/catalog'
import { Icon, Link } from '@market/ui'
import { pictureSource } from './picture-source.ts'
import * as css from './banner-strip.css.ts'

/**
 * A banner with a height set by its data: above the header, or above the products of a category, which stay in view.
 */
export function BannerStrip({ banner, className }: { readonly banner: Banner; readonly className?: string }) {
  const { height, link, text, bannerUrl } = banner
  return (
    <Link href={link} className={`${css.tone[banner.background]} ${className ?? css.apart}`}>
      <span className={bannerUrl && css.picture}>
        {/* Sets the banner's height, which comes from data and so cannot be in a style sheet. */}
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
