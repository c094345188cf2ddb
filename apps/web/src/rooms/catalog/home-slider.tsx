import type { Slide } from '@market/domain'
import { AspectPicture, ButtonLink, IconButton } from '@market/ui'
import { useEffect, useRef, useState } from 'react'
import { pictureSource } from '../../shell/picture-source.ts'
import * as css from './home-slider.css.ts'
import { homeTexts as texts } from './home-texts.ts'

/**
 * Slides as a row that snaps: swiped, scrolled or tabbed through, without script too; with it, by buttons as well. It never
 * moves by itself.
 */
export function HomeSlider({ slides }: { readonly slides: readonly Slide[] }) {
  const row = useRef<HTMLUListElement>(null)
  const { shown, show } = useShownSlide(row)
  const at = shown ?? 0
  return (
    <section className={css.root} aria-label={texts.slides} aria-roledescription={texts.slider}>
      <ul className={css.slider} ref={row} tabIndex={-1}>
        {slides.map((slide, index) => (
          <li key={slide.link} className={css.slide} inert={shown !== undefined && index !== shown}>
            <div className={css.slideText}>
              <p className={css.slideKicker}>{slide.text.kicker}</p>
              <h2 className={css.slideTitle}>{slide.text.headline}</h2>
              <p className={css.slideSlogan}>{slide.text.slogan}</p>
              <ButtonLink href={slide.link} variant="campaign" iconAfter="arrow-right">
                {slide.text.button}
              </ButtonLink>
              <p className={css.disclaimer}>{slide.text.disclaimer}</p>
            </div>
            <div className={css.scene}>
              <AspectPicture
                src={pictureSource(slide.image, 640)}
                alt=""
                width={640}
                height={480}
                {...(index === 0 && { eager: true })}
                className={css.scenePicture}
              />
            </div>
          </li>
        ))}
      </ul>
      {shown !== undefined && slides.length > 1 && (
        <div className={css.controls}>
          <IconButton
            icon="caret-left"
            label={texts.previousSlide}
            variant="header"
            onClick={() => show((at + slides.length - 1) % slides.length)}
          />
          <span className={css.count} aria-live="polite">
            {texts.slideOf(at + 1, slides.length)}
          </span>
          <IconButton
            icon="caret-right"
            label={texts.nextSlide}
            variant="header"
            onClick={() => show((at + 1) % slides.length)}
          />
        </div>
      )}
    </section>
  )
}

/** Which slide is in view; undefined until script runs, as the controls need it. */
function useShownSlide(row: React.RefObject<HTMLUListElement | null>) {
  const [shown, setShown] = useState<number>()
  useEffect(() => {
    const list = row.current
    if (!list) return undefined
    const look = () => setShown(Math.round(list.scrollLeft / list.clientWidth))
    look()
    list.addEventListener('scroll', look, { passive: true })
    return () => list.removeEventListener('scroll', look)
  }, [row])
  const show = (slide: number) => {
    const list = row.current
    list?.scrollTo({ left: slide * list.clientWidth })
  }
  return { shown, show }
}
