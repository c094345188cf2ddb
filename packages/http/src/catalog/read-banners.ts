import type { Answer, getBanners } from '@market/contract'
import type { Banner } from '@market/domain/catalog'

/** Banners from the wire; `height` is in px. */
export const readBanners = ({ items }: Answer<typeof getBanners>): readonly Banner[] =>
  items.map(({ banner_url, gradient_background, ...banner }) => ({
    ...banner,
    bannerUrl: banner_url,
    gradientBackground: gradient_background,
  }))
