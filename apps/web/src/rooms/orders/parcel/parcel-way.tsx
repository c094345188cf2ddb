import type { Parcel } from '@market/domain/orders'
import { failureTexts, LatePart } from '@market/react'
import { Alert, Button } from '@market/ui'
import { useState } from 'react'
import * as css from '../orders.css.ts'
import { parcelTexts } from './texts.ts'

const texts = parcelTexts.way
const bring = async () => (await import('../../../shared/map/route-map.tsx')).RouteMap

/** The places on a parcel's route, on request: as a map, and below it as a list with the same information. */
export function ParcelWay({ parcel: { route, shopName } }: { readonly parcel: Parcel }) {
  const [open, setOpen] = useState(false)
  const [failed, setFailed] = useState(false)
  if (route.length === 0) return null
  return (
    <div className={css.way}>
      <Button variant="secondary" size="sm" icon="map-pin" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? texts.hide : texts.show}
      </Button>
      {open && (
        <>
          {failed ? (
            <Alert tone="error" announced>
              {failureTexts.unreadable}
            </Alert>
          ) : (
            <LatePart
              bring={bring}
              props={{ label: texts.label(shopName), stops: route }}
              onFailed={() => setFailed(true)}
            />
          )}
          <ol className={css.stops} aria-label={texts.list(shopName)}>
            {route.map(({ name, state }) => (
              <li key={name}>
                {name} <span className={css.stopState}>{texts.state[state]}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  )
}
