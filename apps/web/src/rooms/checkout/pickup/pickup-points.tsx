import { distanceText, type PickupPoint } from '@market/domain/checkout'
import { Loaded, useService, useStream } from '@market/react'
import type { PickupSearch } from '@market/stores'
import { Button, Radio } from '@market/ui'
import { useEffect, useState } from 'react'
import { LateMap } from '../../../shared/map/late-map.tsx'
import { MapToggle } from '../../../shared/map/map-toggle.tsx'
import * as css from '../checkout.css.ts'
import { pickupRoom } from './bind.ts'
import { PickupPlace } from './pickup-place.tsx'
import { checkoutTexts } from '../texts.ts'

const texts = checkoutTexts.shipping
const shownFirst = 6

interface Choice {
  readonly option: PickupSearch['option']
  readonly chosen: number | undefined
  readonly onChoose: (id: number) => void
}

/** The branches or lockers of a province or district, to choose one. Mount it again for another search. */
export function PickupPoints({ option, place, near, ...choice }: PickupSearch & Choice) {
  const makePickup = useService(pickupRoom.makePickup)
  const [pickup] = useState(() => makePickup({ option, place, near }))
  const state = useStream(pickup.state)
  useEffect(() => pickup.start(), [pickup])
  const { city, district } = state.place
  return (
    <div className={css.points}>
      <PickupPlace {...state} onPlace={pickup.look} />
      {city === '' ? (
        <p className={css.shippingNote}>{texts.choosePlace}</p>
      ) : (
        <Loaded answer={state.points} reload={async () => pickup.reload()}>
          {(points) => <PointList key={`${city} ${district}`} option={option} points={points} {...choice} />}
        </Loaded>
      )}
    </div>
  )
}

function PointList({ points, option, chosen, onChoose }: Choice & { readonly points: readonly PickupPoint[] }) {
  const [all, setAll] = useState(false)
  if (points.length === 0) return <p className={css.shippingNote}>{texts.none[option]}</p>
  // A point chosen on the map must be visible in the list as well.
  const shown = points.filter(({ id }, index) => all || index < shownFirst || id === chosen)
  return (
    <>
      <MapToggle>
        <LateMap label={texts.points[option]} points={points} chosen={chosen} onChoose={onChoose} />
      </MapToggle>
      <fieldset className={css.cards} aria-label={texts.points[option]}>
        {shown.map((point) => (
          <div key={point.id} className={css.card}>
            <Radio
              name={`yer-${option}`}
              className={css.cardText}
              checked={point.id === chosen}
              onChange={() => onChoose(point.id)}
              label={
                <>
                  <b>{point.name}</b>
                  <br />
                  {point.address}, {point.district} · {point.hours}
                  {point.distance != null && ` · ${texts.away(distanceText(point.distance))}`}
                </>
              }
            />
          </div>
        ))}
      </fieldset>
      {shown.length < points.length && (
        <Button variant="secondary" onClick={() => setAll(true)}>
          {texts.more(points.length - shown.length)}
        </Button>
      )}
    </>
  )
}
