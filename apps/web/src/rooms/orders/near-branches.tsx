import type { Order } from '@market/domain/orders'
import { Loaded, useLoaded, useService } from '@market/react'
import { Button } from '@market/ui'
import { useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { LateMap } from '../../shared/map/late-map.tsx'
import { MapToggle } from '../../shared/map/map-toggle.tsx'
import * as css from './orders.css.ts'
import { orderTexts } from './texts.ts'

const texts = orderTexts.refunds

/** Branches near the delivery address at which a return can be handed in. */
export function NearBranches({ near }: { readonly near: Order['delivery'] }) {
  const [open, setOpen] = useState(false)
  if (open) return <BranchList near={near} />
  return (
    <Button variant="text" size="sm" icon="map-pin" onClick={() => setOpen(true)}>
      {texts.branches}
    </Button>
  )
}

function BranchList({ near: { city, district } }: { readonly near: Order['delivery'] }) {
  const shipping = useService(services.ShippingGateway)
  const { answer, reload } = useLoaded(() => shipping.points('branch', { city, district }))
  return (
    <Loaded answer={answer} reload={reload}>
      {(points) =>
        points.length === 0 ? (
          <p className={css.note}>{texts.noBranch}</p>
        ) : (
          <>
            <ul className={css.lines} aria-label={texts.near}>
              {points.map((point) => (
                <li key={point.id}>
                  <b>{point.name}</b>, {point.address}, {point.district} · {point.hours}
                </li>
              ))}
            </ul>
            <MapToggle>
              <LateMap label={texts.near} points={points} />
            </MapToggle>
          </>
        )
      }
    </Loaded>
  )
}
