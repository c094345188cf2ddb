import { distanceText, type PickupPoint } from '@market/domain/checkout'
import * as css from '../checkout.css.ts'
import { checkoutTexts } from '../texts.ts'

/** The nearest branch or locker of a delivery option: its distance and opening hours. */
export const NearestPoint = ({ point }: { readonly point: PickupPoint | undefined }) =>
  point?.distance != null && (
    <small className={css.nearest}>
      {checkoutTexts.shipping.nearest(point.name, distanceText(point.distance), point.hours)}
    </small>
  )
