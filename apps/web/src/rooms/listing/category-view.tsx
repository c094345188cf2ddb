import { LateInView } from '@market/react'
import type { ReactNode } from 'react'
import { BannerStrip } from '../../shared/picture/banner-strip.tsx'
import { isFiltered } from '../../shared/listing/chosen-filters.ts'
import { ListingView } from './listing-view.tsx'
import * as css from '../../shared/listing/listing.css.ts'
import type { CategoryData } from './load-category.ts'
import { SlideRow } from '../../shared/picture/slide-row.tsx'

const bringBelow = async () => (await import('./category-below.tsx')).CategoryBelow

/** The listing of a category, between its slides or banner and further sections about it. */
export function CategoryView({ data, found }: { readonly data: CategoryData; readonly found?: ReactNode }) {
  const { query, listing, slides, banner, words } = data
  const whole = words !== null && query.page === 1 && !isFiltered(query)
  // If the page already shows all products, the rows would only repeat them.
  const more = listing.resultCount > listing.results.length
  return (
    <>
      <ListingView data={data} pictured={slides.length > 0} found={found}>
        {slides.length > 0 && <SlideRow slides={slides} low />}
        {banner && <BannerStrip banner={banner} />}
      </ListingView>
      {whole && more && <LateInView key={query.category} bring={bringBelow} props={{ category: query.category }} />}
      {whole && <p className={css.words}>{words.text}</p>}
    </>
  )
}
