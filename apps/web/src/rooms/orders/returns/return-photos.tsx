import { Loaded, useLoaded, useService } from '@market/react'
import { Button } from '@market/ui'
import { useState } from 'react'
import { services } from '../../../composition/tokens.ts'
import * as css from '../orders.css.ts'
import { orderTexts } from '../texts.ts'

const texts = orderTexts.refunds

interface ReturnPhotosProps {
  /** The return or exchange, with its order's number or the signed link of a mail. */
  readonly of: { readonly order: string; readonly cancelId: string }
  readonly count: number
}

/** Photos that the shopper sent with a return or an exchange, loaded on request. */
export function ReturnPhotos({ of, count }: ReturnPhotosProps) {
  const [open, setOpen] = useState(false)
  if (open) return <Photos of={of} />
  return (
    <Button variant="secondary" size="sm" icon="camera" onClick={() => setOpen(true)}>
      {texts.photos(count)}
    </Button>
  )
}

function Photos({ of }: Pick<ReturnPhotosProps, 'of'>) {
  const cancels = useService(services.CancelGateway)
  const { answer, reload } = useLoaded(() => cancels.photos(of))
  return (
    <Loaded answer={answer} reload={reload}>
      {(photos) => (
        <>
          <ul className={css.returnPhotos}>
            {photos.map((photo, index) => (
              <li key={photo}>
                <img src={photo} alt={texts.photo(index + 1)} width={160} height={160} className={css.returnPhoto} />
              </li>
            ))}
          </ul>
          <p className={css.note}>{texts.photosNote}</p>
        </>
      )}
    </Loaded>
  )
}
