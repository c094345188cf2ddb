import { LatePart } from '@market/react'
import { AspectPicture, Tag } from '@market/ui'
import { type KeyboardEvent, useRef, useState } from 'react'
import { blurred } from '../../shared/product/adult.css.ts'
import { pictureSource, pictureWidths } from '../../shared/picture/picture-source.ts'
import { cardTexts } from '../../shared/product/texts.ts'
import * as css from './gallery.css.ts'
import { productTexts as texts } from './product-texts.ts'

const bringDialog = async () => (await import('./extras/picture-dialog.tsx')).PictureDialog

const sizes = '(min-width: 1280px) 540px, (min-width: 1024px) 400px, 100vw'
/** Attributes of the first picture, as the gallery requests it. */
export const firstPicture = (key: string) => ({
  sizes,
  srcset: pictureWidths.large.map((width) => `${pictureSource(key, width)} ${width}w`).join(','),
})

/** Distance of a horizontal swipe that changes the picture, in px. */
const swipe = 40

/**
 * A product's pictures, changed by thumbnails, arrow keys and swipes. The first is the page's largest picture and loads
 * first.
 */
export function Gallery({
  images,
  name,
  adult,
  percent,
}: {
  readonly images: readonly string[]
  readonly name: string
  readonly adult: boolean
  /** Discount in percent; 0 without one. */
  readonly percent: number
}) {
  const [at, setAt] = useState(0)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const shown = images[at] ?? images[0] ?? ''
  const touched = useRef(0)
  const turn = (by: number) => setAt((at + by + images.length) % images.length)
  const step = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
    event.preventDefault()
    turn(event.key === 'ArrowRight' ? 1 : -1)
  }
  return (
    <div className={css.gallery} role="group" aria-label={texts.gallery}>
      <div
        className={css.mainPicture}
        onTouchStart={({ touches }) => (touched.current = touches.length > 1 ? NaN : (touches[0]?.clientX ?? NaN))}
        onTouchEnd={({ changedTouches }) => {
          const way = (changedTouches[0]?.clientX ?? NaN) - touched.current
          if (Math.abs(way) > swipe) turn(way < 0 ? 1 : -1)
        }}
      >
        <AspectPicture
          src={pictureSource(shown, 640)}
          widths={pictureWidths.large}
          sourceAt={(width) => pictureSource(shown, width)}
          sizes={sizes}
          alt={name}
          width={640}
          height={640}
          eager
          {...(adult && { className: blurred })}
        />
        <button type="button" className={css.enlarge} aria-label={texts.enlarge} onClick={() => setOpen(true)} />
        {percent > 0 && (
          <Tag tone="deal" className={css.percent}>
            <span aria-hidden>{cardTexts.off(percent)}</span>
          </Tag>
        )}
        <span className={css.counter} aria-hidden>
          {at + 1} / {images.length}
        </span>
      </div>
      {open && (
        <LatePart
          bring={bringDialog}
          props={{ images, name, first: at, className: adult ? blurred : '', onClosed: close }}
          onFailed={close}
        />
      )}
      <div className={css.thumbs}>
        {images.map((image, index) => (
          <button
            key={image}
            type="button"
            className={index === at ? css.currentThumb : css.thumb}
            aria-label={texts.picture(index + 1, images.length)}
            aria-pressed={index === at}
            onClick={() => setAt(index)}
            onKeyDown={step}
          >
            <AspectPicture
              src={pictureSource(image, 96)}
              alt=""
              width={64}
              height={64}
              {...(adult && { className: blurred })}
            />
          </button>
        ))}
      </div>
    </div>
  )
}
