import type { Parcel } from '@market/domain/orders'
import { Loaded, useLoaded, useService } from '@market/react'
import { Button } from '@market/ui'
import { useState } from 'react'
import { services } from '../../../composition/tokens.ts'
import { dayText } from '@market/domain/kernel'
import * as css from '../orders.css.ts'
import { weekdayOf } from '../returns/weekday-of.ts'
import { parcelTexts as texts } from './texts.ts'

interface HandOverProps {
  readonly parcel: Parcel
  /** The order's number or the signed link of a mail, by which it is loaded. */
  readonly named: string
}

/** The code that the receiver tells on delivery; after delivery, how the parcel was handed over, with the photo. */
export function HandOver({ parcel: { shopId, handOverCode: code, fetchUntil, handedOver }, named }: HandOverProps) {
  const [open, setOpen] = useState(false)
  if (code !== null)
    return (
      <div className={css.handOver}>
        <p className={css.note}>{texts.code}</p>
        <p className={css.handOverCode}>
          {code.slice(0, 3)} {code.slice(3)}
        </p>
        <p className={css.note}>{fetchUntil === null ? texts.care.door : texts.care.waiting}</p>
        {fetchUntil !== null && <p className={css.note}>{texts.until(weekdayOf(fetchUntil))}</p>}
      </div>
    )
  if (!handedOver) return null
  return (
    <div className={css.handOver}>
      <p className={css.note}>{handedOver.left === null ? texts.byCode : texts.left[handedOver.left]}</p>
      {handedOver.hasPhoto &&
        (open ? (
          <DoorPhoto shopId={shopId} named={named} />
        ) : (
          <Button variant="secondary" size="sm" icon="camera" onClick={() => setOpen(true)}>
            {texts.photo.show}
          </Button>
        ))}
    </div>
  )
}

function DoorPhoto({ shopId, named }: { readonly shopId: Parcel['shopId']; readonly named: string }) {
  const orders = useService(services.OrderGateway)
  const { answer, reload } = useLoaded(() => orders.parcelPhoto({ order: named, shopId }))
  return (
    <Loaded answer={answer} reload={reload}>
      {({ photo, until }) => (
        <>
          <img className={css.doorPhoto} src={`data:image/webp;base64,${photo}`} alt={texts.photo.alt} />
          <p className={css.note}>{texts.photo.note(dayText(new Date(until)))}</p>
        </>
      )}
    </Loaded>
  )
}
