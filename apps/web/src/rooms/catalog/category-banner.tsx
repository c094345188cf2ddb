import type { Banner } from '@market/domain'
import { AspectPicture, Icon, Link } from '@market/ui'
import { pictureSource } from '../../shell/picture-source.ts'
import * as css from './category-banner.css.ts'

/** The campaign of a main category, as low as its height says, so that the products stay in sight. */
export function CategoryBanner({ banner }: { readonly banner: Banner }) {
  const { height, link, text } = banner
  return (
    <Link href={link} className={css.tone[banner.background]}>
      <AspectPicture
        src={pictureSource(banner.bannerUrl, 640)}
        alt=""
        width={Math.round(height * 1.5)}
        height={height}
        className={css.picture}
      />
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
