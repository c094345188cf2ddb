import type { ShippingOption } from '@market/domain/account'
import type { Order } from '@market/domain/orders'
import { Loaded, useLoaded, useService } from '@market/react'
import { services } from '../../composition/tokens.ts'
import { LateMap } from '../map/late-map.tsx'
import * as css from './order-view.css.ts'
import { orderViewTexts } from './texts.ts'

const texts = orderViewTexts.pickup

interface PickupMapProps {
  readonly option: Exclude<ShippingOption, 'address'>
  readonly place: string
  readonly near: Order['delivery']
}

/** The branch or locker to which an order is delivered: opening hours and map. */
export function PickupMap({ option, place, near: { city, district } }: PickupMapProps) {
  const shipping = useService(services.ShippingGateway)
  const { answer, reload } = useLoaded(() => shipping.points(option, { city, district }))
  return (
    <Loaded answer={answer} reload={reload}>
      {(points) => {
        const point = points.find(({ name }) => name === place)
        if (!point) return <p className={css.note}>{texts.gone}</p>
        return (
          <>
            <p className={css.note}>
              {texts.hours} {point.hours}
            </p>
            <LateMap label={place} points={[point]} chosen={point.id} />
          </>
        )
      }}
    </Loaded>
  )
}
