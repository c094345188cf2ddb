import type { GatewayFailure, PickupPoint, Result, ShippingOption } from '@market/domain'
import { Button, Radio } from '@market/ui'
import { useCallback, useEffect, useState } from 'react'
import { services } from '../../../composition/tokens.ts'
import { useService } from '../../../composition/use-service.ts'
import { Loaded } from '../../../shared/loading/loaded.tsx'
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
  readonly near: { readonly city: string; readonly district: string }
  readonly chosen: number | undefined
  readonly onChoose: (id: number) => void
}

/** Branches or lockers of a province or a district, to choose one of. */
export function PickupPoints({ option, near, chosen, onChoose }: PickupPointsProps) {
  const gateway = useService(services.ShippingGateway)
  const [{ city, district }, setPlace] = useState({ city: near.city, district: near.district })
  const [answer, setAnswer] = useState<Result<readonly PickupPoint[], GatewayFailure>>()
  const [all, setAll] = useState(false)
  const read = useCallback(
    async (isCurrent: () => boolean) => {
      setAnswer(undefined)
      const found = await gateway.points(option, { city, district })
      if (isCurrent()) setAnswer(found)
    },
    [gateway, option, city, district],
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
            // A point chosen on the map is selected in the list too.
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
