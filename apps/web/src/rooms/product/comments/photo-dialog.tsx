import type { CommentPhoto } from '@market/domain/catalog'
import { Dialog, IconButton } from '@market/ui'
import { useLayoutEffect, useRef, useState } from 'react'
import { pictureSource } from '../../../shared/picture/picture-source.ts'
import { productTexts } from '../product-texts.ts'
import * as css from './photo-dialog.css.ts'
import { photoTexts as texts } from './photo-texts.ts'

interface PhotoDialogProps {
  readonly photos: readonly CommentPhoto[]
  /** Index of the pressed photo. */
  readonly first: number
  readonly onClosed: () => void
}

/** Distance of a horizontal swipe that changes the photo, in px. Two fingers zoom. */
const swipe = 40

/** Shows one photo at a time, changed by buttons, arrow keys and swipes. The first photo follows the last. */
export function PhotoDialog({ photos, first, onClosed }: PhotoDialogProps) {
  const [at, setAt] = useState(first)
  const touched = useRef(NaN)
  const turn = (by: number) => setAt((before) => (before + by + photos.length) % photos.length)
  useLayoutEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') turn(1)
      if (key === 'ArrowLeft') turn(-1)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
  const shown = photos[at]
  if (!shown) return null
  const { image, name, number, count } = shown
  return (
    <Dialog form open width="wide" title={texts.title(name)} onClose={onClosed} closesOutside>
      <div
        className={css.stage}
        onTouchStart={({ touches }) => (touched.current = touches.length > 1 ? NaN : (touches[0]?.clientX ?? NaN))}
        onTouchEnd={({ changedTouches }) => {
          const way = (changedTouches[0]?.clientX ?? NaN) - touched.current
          if (Math.abs(way) > swipe) turn(way < 0 ? 1 : -1)
        }}
      >
        <img
          key={image}
          src={pictureSource(image, 1600)}
          alt={productTexts.photoOf(name, number, count)}
          width={1600}
          height={1600}
          className={css.photo}
        />
      </div>
      <div className={css.bar}>
        {photos.length > 1 && <IconButton icon="caret-left" label={texts.before} onClick={() => turn(-1)} />}
        <p role="status" className={css.place}>
          {texts.place(at + 1, photos.length)}
        </p>
        {photos.length > 1 && <IconButton icon="caret-right" label={texts.next} onClick={() => turn(1)} />}
      </div>
    </Dialog>
  )
}
