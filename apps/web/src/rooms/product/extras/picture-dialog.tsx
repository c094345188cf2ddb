import { Dialog, IconButton } from '@market/ui'
import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { pictureSource } from '../../../shared/picture/picture-source.ts'
import { productTexts } from '../product-texts.ts'
import * as css from './picture-dialog.css.ts'

const texts = {
  before: 'Önceki görsel',
  next: 'Sonraki görsel',
  nearer: 'Yakınlaştır',
  farther: 'Uzaklaştır',
}

interface PictureDialogProps {
  readonly images: readonly string[]
  readonly name: string
  /** Index of the picture to show first. */
  readonly first: number
  readonly className: string
  readonly onClosed: () => void
}

/**
 * Shows a product's pictures as large as the screen allows. A click zooms in at its position, arrow keys change the
 * picture.
 */
export function PictureDialog({ images, name, first, className, onClosed }: PictureDialogProps) {
  const [at, setAt] = useState(first)
  /** Position of the click in the picture, from 0 to 1 in each direction; undefined if it is not enlarged. */
  const [point, setPoint] = useState<readonly [number, number]>()
  const stage = useRef<HTMLDivElement>(null)
  const turn = (by: number) => {
    setPoint(undefined)
    setAt((before) => (before + by + images.length) % images.length)
  }
  useLayoutEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (point !== undefined) return
      if (key === 'ArrowRight') turn(1)
      if (key === 'ArrowLeft') turn(-1)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
  useLayoutEffect(() => {
    const room = stage.current
    if (!room || !point) return
    const [left, top] = point
    room.scrollLeft = (room.scrollWidth - room.clientWidth) * left
    room.scrollTop = (room.scrollHeight - room.clientHeight) * top
  }, [point])
  const zoom = ({ clientX, clientY, currentTarget, detail }: MouseEvent) => {
    if (point) return setPoint(undefined)
    const box = currentTarget.getBoundingClientRect()
    // Pressing a key has no position, so it zooms into the middle.
    setPoint(detail === 0 ? [0.5, 0.5] : [(clientX - box.left) / box.width, (clientY - box.top) / box.height])
  }
  const image = images[at] ?? ''
  return (
    <Dialog form open width="wide" title={name} onClose={onClosed} closesOutside>
      <div className={css.stage} ref={stage} tabIndex={-1}>
        <button
          type="button"
          className={point ? css.zoomed : css.zoom}
          aria-label={point ? texts.farther : texts.nearer}
          aria-pressed={point !== undefined}
          onClick={zoom}
        >
          <img
            key={image}
            src={pictureSource(image, 960)}
            alt={name}
            width={960}
            height={960}
            className={`${css.picture} ${className}`}
          />
        </button>
      </div>
      <div className={css.bar}>
        {images.length > 1 && <IconButton icon="caret-left" label={texts.before} onClick={() => turn(-1)} />}
        <p role="status" className={css.place}>
          {productTexts.picture(at + 1, images.length)}
        </p>
        {images.length > 1 && <IconButton icon="caret-right" label={texts.next} onClick={() => turn(1)} />}
      </div>
    </Dialog>
  )
}
