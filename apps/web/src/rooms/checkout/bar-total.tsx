import { formatPrice, type Money } from '@market/domain/money'
import { cartMessages } from '@market/domain/cart'
import { Icon, VisuallyHidden } from '@market/ui'
import * as css from './checkout.css.ts'
import { summaryTitle } from './summary-title.ts'
import { checkoutTexts as texts } from './texts.ts'

const goToSummary = () => {
  const title = document.querySelector<HTMLElement>(`#${summaryTitle}`)
  title?.scrollIntoView({ block: 'start' })
  title?.focus({ preventScroll: true })
}

/** The total in the bar on phones, as a button that leads to the summary. */
export const BarTotal = ({ total }: { readonly total: Money }) => (
  <span>
    <button type="button" className={css.barTotal} onClick={goToSummary}>
      <small>{cartMessages.total}</small> <b>{formatPrice(total)}</b>
      <VisuallyHidden>{texts.showSummary}</VisuallyHidden>
      <Icon name="caret-up" size="sm" />
    </button>
  </span>
)
