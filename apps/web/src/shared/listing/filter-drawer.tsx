import { Button, ButtonLink, Drawer, VisuallyHidden } from '@market/ui'
import { chosenFilters, noFilters } from './chosen-filters.ts'
import { FacetPanel, type FacetPanelProps } from './facet-panel.tsx'
import { listingHref } from './load-listing.ts'
import { listingTexts as texts } from './listing-texts.ts'
import { formatCount } from '../product/product-figures.ts'

interface FilterDrawerProps extends FacetPanelProps {
  readonly onClosed: () => void
}

/** The facets in a drawer, for narrow pages. Each selection updates the number of products on the button at once. */
export function FilterDrawer({ onClosed, ...facets }: FilterDrawerProps) {
  const { query, listing, path } = facets
  const count = listing.resultCount
  return (
    <Drawer
      open
      title={texts.filters}
      onClose={onClosed}
      foot={
        <>
          <Button full size="lg" onClick={onClosed}>
            {count === 0 ? texts.none('') : texts.show(formatCount(count))}
          </Button>
          <VisuallyHidden role="status">{texts.results(formatCount(count))}</VisuallyHidden>
          {chosenFilters(facets).length > 0 && (
            <ButtonLink href={listingHref(path, query, noFilters)} variant="text" full>
              {texts.clear}
            </ButtonLink>
          )}
        </>
      }
    >
      <FacetPanel {...facets} />
    </Drawer>
  )
}
