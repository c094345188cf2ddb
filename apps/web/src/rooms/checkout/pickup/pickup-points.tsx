import type { GatewayFailure, Result } from '@market/domain/kernel'
import type { ShippingOption } from '@market/domain/account'
import { distanceText, type PickupPoint } from '@market/domain/checkout'
import { Loaded, useService } from '@market/react'
import type { Near } from '@market/stores'
import { Button, Radio } from '@market/ui'
import { useCallback, useEffect, useState } from 'react'
import { services } from '../../../composition/tokens.ts'
import { LateMap } from '../../../shared/map/late-map.tsx'
import { MapToggle } from '../../../shared/map/map-toggle.tsx'
import * as css from '../checkout.css.ts'
import { LockerPlace } from './locker-place.tsx'
import { PickupPlace } from './pickup-place.tsx'
import { checkoutTexts } from '../texts.ts'

const texts = checkoutTexts.shipping
const shownFirst = 6

interface PickupPointsProps {
  readonly option: Exclude<ShippingOption, 'address'>
  /** The province and district to show first. */
  readonly place: { readonly city: string; readonly district: string }
  /** The place from which distances are measured. */
  readonly near: Near
  readonly chosen: number | undefined
  readonly onChoose: (id: number) => void
}

/** A list of branches or lockers in a province or district, to choose one. */
export function PickupPoints({ option, place, near, chosen, onChoose }: PickupPointsProps) {
  const gateway = useService(services.ShippingGateway)
  const [{ city, district }, setPlace] = useState({ city: place.city, district: place.district })
  const [answer, setAnswer] = useState<Result<readonly PickupPoint[], GatewayFailure>>()
  const [all, setAll] = useState(false)
  const read = useCallback(
    async (isCurrent: () => boolean) => {
      setAnswer(undefined)
      const from = { district: near.district, neighborhood: near.neighborhood }
      const measured = near.city === city && near.district !== ''
      const found = await gateway.points(option, { city, district, ...(measured && { near: from }) })
      if (isCurrent()) setAnswer(found)
    },
    [gateway, option, city, district, near.city, near.district, near.neighborhood],
  )
  useEffect(() => {
    if (city === '') return
    let current = true
    setAll(false)
    void read(() => current)
    return () => {
      current = false
    }
  }, [read, city])

  return (
    <div className={css.points}>
      {option === 'kargomat' ? (
        <LockerPlace city={city} district={district} onPlace={setPlace} />
      ) : (
        <PickupPlace city={city} district={district} onPlace={setPlace} />
      )}
      {city === '' ? (
        <p className={css.shippingNote}>{texts.choosePlace}</p>
      ) : (
        <Loaded answer={answer} reload={() => read(() => true)}>
          {(points) => {
            // A point chosen on the map must be visible in the list as well.
            const shown = points.filter(({ id }, index) => all || index < shownFirst || id === chosen)
            return (
              <>
                {points.length === 0 && <p className={css.shippingNote}>{texts.none[option]}</p>}
                {points.length > 0 && (
                  <MapToggle>
                    <LateMap label={texts.points[option]} points={points} chosen={chosen} onChoose={onChoose} />
                  </MapToggle>
                )}
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
          }}
        </Loaded>
      )}
    </div>
  )
}
