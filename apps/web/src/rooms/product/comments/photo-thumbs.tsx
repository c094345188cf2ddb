import type { CommentPhoto } from '@market/domain/catalog'
import { LatePart } from '@market/react'
import { useState } from 'react'
import { pictureSource } from '../../../shared/picture/picture-source.ts'
import { productTexts as texts } from '../product-texts.ts'
import * as css from './photos.css.ts'

const bring = async () => (await import('./photo-dialog.tsx')).PhotoDialog

/** Thumbnails of photos; each opens a dialog with all photos, starting with its own. Not rendered without photos. */
export function PhotoThumbs({ photos }: { readonly photos: readonly CommentPhoto[] }) {
  const [opened, setOpened] = useState<number>()
  const close = () => setOpened(undefined)
  if (photos.length === 0) return null
  return (
    <>
      <ul className={css.thumbs}>
        {photos.map(({ image, name, number, count }, index) => (
          <li key={image}>
            <button type="button" className={css.thumb} aria-haspopup="dialog" onClick={() => setOpened(index)}>
              <img
                src={pictureSource(image, 320)}
                alt={texts.photoOf(name, number, count)}
                width={84}
                height={84}
                loading="lazy"
                className={css.picture}
              />
            </button>
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <LatePart bring={bring} props={{ photos, first: opened, onClosed: close }} onFailed={close} />
      )}
    </>
  )
}
