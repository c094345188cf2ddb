import type { Slide } from '@market/domain/catalog'
import { AspectPicture, ButtonLink } from '@market/ui'
import { pictureSource } from '../../../shared/picture/picture-source.ts'
import * as css from './hero.css.ts'

/** The top of a landing page: text, tear line and picture. Its headline is the page's `h1`. */
export function HeroView({ hero, title }: { readonly hero: Slide; readonly title: string }) {
  const { kicker, headline, slogan, button, disclaimer } = hero.text
  const scene = hero.image.startsWith('scene.')
  return (
    <section className={css.tone[hero.tone]} aria-labelledby="hero">
      <div className={css.words}>
        <p className={css.kicker}>{kicker || title}</p>
        <h1 id="hero" className={css.headline}>
          {headline}
        </h1>
        <p className={css.slogan}>{slogan}</p>
        {button && (
          <ButtonLink
            href={hero.link}
            variant={hero.tone === 'petrol' || hero.tone === 'plum' ? 'campaign' : 'primary'}
            iconAfter="arrow-right"
          >
            {button}
          </ButtonLink>
        )}
        {disclaimer && <p className={css.disclaimer}>{disclaimer}</p>}
      </div>
      <div className={css.scene}>
        <AspectPicture
          src={pictureSource(hero.image, 640)}
          alt=""
          width={640}
          height={scene ? 480 : 640}
          eager
          className={scene ? css.scenePicture : css.cutout}
        />
      </div>
    </section>
  )
}
