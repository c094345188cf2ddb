import type { Slide } from '@market/domain/catalog'
import { LatePart, pageLoaded } from '@market/react'
import { AspectPicture, ButtonLink } from '@market/ui'
import { useRef, useState } from 'react'
import { pictureSource } from './picture-source.ts'
import { slideTexts as texts } from './slide-texts.ts'
import * as css from './slide-row.css.ts'

const bring = async () => {
  await pageLoaded()
  return (await import('./slide-controls.tsx')).SlideControls
}

interface SlideRowProps {
  readonly slides: readonly Slide[]
  /** Set above a listing, so that its products stay in view. */
  readonly low?: boolean
}

/**
 * Slides in a row with scroll snapping, which also works by swipe and Tab without script. The buttons load after the
 * page. The row never moves by itself.
 */
export function SlideRow({ slides, low }: SlideRowProps) {
  const row = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState<number>()
  const scene = (image: string, index: number, className?: string) => (
    <AspectPicture
      src={pictureSource(image, 640)}
      alt=""
      width={640}
      height={480}
      {...(index === 0 && { eager: true })}
      className={className ?? css.scenePicture}
    />
  )
  return (
    <section className={css.root} aria-label={texts.slides} aria-roledescription={texts.slider}>
      <ul className={css.slider} ref={row} tabIndex={-1}>
        {slides.map(({ link, image, text }, index) => (
          <li key={link} className={low ? css.lowSlide : css.slide} inert={shown !== undefined && index !== shown}>
            <div className={low ? css.lowText : css.slideText}>
              <p className={css.slideKicker}>{text.kicker}</p>
              <h2 className={low ? css.lowTitle : css.slideTitle}>{text.headline}</h2>
              <p className={css.slideSlogan}>{text.slogan}</p>
              <ButtonLink href={link} variant="campaign" className={css.headlineLink}>
                {text.button}
              </ButtonLink>
              {text.disclaimer && <p className={css.disclaimer}>{text.disclaimer}</p>}
            </div>
            {low ? <div className={css.lowScene}>{scene(image, index)}</div> : scene(image, index, css.scene)}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <LatePart bring={bring} props={{ row, count: slides.length, onShown: setShown }} onFailed={() => undefined} />
      )}
    </section>
  )
}
