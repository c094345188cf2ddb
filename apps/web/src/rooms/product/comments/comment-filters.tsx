import { type CommentFacets, type ListingQuery, listingQuery, type Ratings, themeWords } from '@market/domain/catalog'
import { Button, Chip, TextField } from '@market/ui'
import type { ReactNode } from 'react'
import { formatCount } from '../../../shared/product/product-figures.ts'
import { listFragment, narrowedHref, narrowingOf, turnPhotos, turnTheme, turnVariant } from './comment-narrowing.ts'
import { commentsTexts as texts } from './comments-texts.ts'
import * as css from './filters.css.ts'

const stars = [5, 4, 3, 2, 1] as const

interface CommentFiltersProps {
  readonly path: string
  readonly query: ListingQuery
  readonly facets: CommentFacets
  readonly ratings: Ratings
}

/**
 * Filters of the comments: stars, themes, variants, photos and words. Each is an address, so it works without script.
 */
export function CommentFilters({ path, query, facets, ratings }: CommentFiltersProps) {
  const { rating, theme, variant, q = '', withPhotos = false } = narrowingOf(query)
  const href = (change: Partial<ListingQuery>) => narrowedHref(path, query, change)
  const given = stars.filter((star) => ratings[star] > 0 || star === rating)
  const kept = listingQuery.print({ ...query, q: '', page: 1 })
  return (
    <section aria-label={texts.filters} className={css.filters}>
      <form action={`${path}#${listFragment}`} role="search" aria-label={texts.word} className={css.search}>
        <div className={css.field}>
          <TextField key={q} label={texts.word} name="q" defaultValue={q} maxLength={80} autoComplete="off" />
        </div>
        {kept.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" variant="secondary">
          {texts.search}
        </Button>
      </form>
      {(given.length > 1 || rating !== undefined) && (
        <Choices title={texts.stars}>
          {given.map((star) => (
            <li key={star}>
              <Chip href={href({ rating: star === rating ? null : star })} selected={star === rating}>
                {texts.star(star)}
              </Chip>
            </li>
          ))}
        </Choices>
      )}
      {(facets.withPhotos > 0 || withPhotos) && (
        <Choices title={texts.photos}>
          <li>
            <Chip href={href(turnPhotos(query))} selected={withPhotos}>
              {texts.counted(texts.withPhotos, formatCount(facets.withPhotos))}
            </Chip>
          </li>
        </Choices>
      )}
      {facets.themes.length > 0 && (
        <Choices title={texts.themes}>
          {facets.themes.map((one) => (
            <li key={one.theme}>
              <Chip href={href(turnTheme(query, one.theme))} selected={one.theme === theme}>
                {texts.counted(texts.theme[one.theme], formatCount(one.count))}
              </Chip>
            </li>
          ))}
        </Choices>
      )}
      {facets.variants.length > 1 && (
        <details open={variant !== undefined}>
          <summary className={css.title}>{texts.variants}</summary>
          <ul className={css.chips}>
            {facets.variants.map((one) => (
              <li key={one.name}>
                <Chip href={href(turnVariant(query, one.name))} selected={one.name === variant}>
                  {texts.counted(one.name, formatCount(one.count))}
                </Chip>
              </li>
            ))}
          </ul>
        </details>
      )}
      {facets.themes.length > 0 && (
        <details className={css.how}>
          <summary className={css.summary}>{texts.howCounted}</summary>
          <p className={css.text}>{texts.howCountedText}</p>
          <ul className={css.words}>
            {facets.themes.map((one) => (
              <li key={one.theme}>
                <b>{texts.theme[one.theme]}:</b> {themeWords[one.theme].join(', ')}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

const Choices = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <nav aria-label={title} className={css.group}>
    <p className={css.title}>{title}</p>
    <ul className={css.chips}>{children}</ul>
  </nav>
)
