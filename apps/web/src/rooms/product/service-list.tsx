import { formatPrice } from '@market/domain/money'
import type { AddedService } from '@market/domain/catalog'
import { Checkbox } from '@market/ui'
import * as css from './product-page.css.ts'
import { productTexts as texts } from './product-texts.ts'

interface ServiceListProps {
  readonly services: readonly AddedService[]
  /** Ids of the selected services. */
  readonly wanted: readonly number[]
  readonly onWanted: (wanted: readonly number[]) => void
}

/** Services offered with a product, as checkboxes. */
export const ServiceList = ({ services, wanted, onWanted }: ServiceListProps) => (
  <fieldset className={css.services}>
    <legend>{texts.services}</legend>
    {services.map(({ id, name, price, note }) => (
      <Checkbox
        key={id}
        label={
          <>
            {name} <b>+{formatPrice(price)}</b>
            <small className={css.serviceNote}>{note}</small>
          </>
        }
        checked={wanted.includes(id)}
        onChange={({ target }) => onWanted(target.checked ? [...wanted, id] : wanted.filter((one) => one !== id))}
      />
    ))}
  </fieldset>
)
