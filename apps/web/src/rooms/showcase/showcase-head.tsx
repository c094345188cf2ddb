import type { Tone } from '@market/domain/catalog'
import { AspectPicture } from '@market/ui'
import type { ReactNode } from 'react'
import { pictureSource } from '../../shared/picture/picture-source.ts'
import * as css from './showcase.css.ts'

interface ShowcaseHeadProps {
  readonly tone: Tone
  /** Key of the scene's picture. */
  readonly image: string
  readonly kicker?: string
  readonly title: string
  readonly slogan: string
  /** Facts such as the number of products or the last day. */
  readonly children?: ReactNode
}

/** The head of a campaign, deal or collection: text, tear line, picture. */
export function ShowcaseHead({ tone, image, kicker, title, slogan, children }: ShowcaseHeadProps) {
  return (
    <div className={css.hero[tone]}>
      <div className={css.heroText}>
        {kicker && <p className={css.heroKicker}>{kicker}</p>}
        <h1 className={css.heroTitle}>{title}</h1>
        <p className={css.heroSlogan}>{slogan}</p>
        {children && <div className={css.heroFacts}>{children}</div>}
      </div>
      <div className={css.scene}>
        <AspectPicture
          src={pictureSource(image, 640)}
          alt=""
          width={640}
          height={480}
          eager
          className={css.scenePicture}
        />
      </div>
    </div>
  )
}
