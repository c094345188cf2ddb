import { type PhotographedComment, photosOf } from '@market/domain/catalog'
import { useId } from 'react'
import { productTexts as texts } from '../product-texts.ts'
import { PhotoThumbs } from './photo-thumbs.tsx'
import * as css from './photos.css.ts'

/** All photos of the comments in one row, above the comments. */
export function PhotoRow({ comments }: { readonly comments: readonly PhotographedComment[] }) {
  const id = useId()
  if (comments.length === 0) return null
  return (
    <section aria-labelledby={id} className={css.row}>
      <h3 id={id} className={css.title}>
        {texts.photographed}
      </h3>
      <PhotoThumbs photos={photosOf(comments)} />
    </section>
  )
}
