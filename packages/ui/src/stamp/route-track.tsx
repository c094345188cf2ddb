import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import { words } from '../words.ts'
import { PigeonStamp } from './pigeon-stamp.tsx'
import * as css from './route-track.css.ts'

/** A step on the route of a parcel. */
export interface RouteStep {
  readonly title: string
  /** Place and time. */
  readonly detail?: ReactNode
}

/** Props of `RouteTrack`; `current` counts from 0 and equals the number of steps on arrival. */
export interface RouteTrackProps {
  label: string
  steps: readonly RouteStep[]
  /** Index of the current step, from 0; the number of steps after arrival. */
  current: number
}

/**
 * The steps of a parcel: a solid line for done steps, a dotted one for later steps, and the pigeon at the current step.
 * Vertical on narrow screens.
 */
export function RouteTrack({ label, steps, current }: RouteTrackProps) {
  return (
    <div className={css.root}>
      <ol aria-label={label} className={css.list}>
        {steps.map(({ title, detail }, index) => {
          const ahead = index > current
          return (
            <li key={title} aria-current={index === current ? 'step' : undefined} className={css.step}>
              {index > 0 && (
                <span
                  aria-hidden
                  className={classNames(css.stretch, css.way[ahead ? 'ahead' : 'behind'], ahead && css.dotted)}
                />
              )}
              <span aria-hidden className={css.place}>
                {index === current ? (
                  <PigeonStamp />
                ) : (
                  <span className={classNames(css.mark, css.markState[ahead ? 'ahead' : 'done'])}>
                    {!ahead && <Icon name="check" size="sm" />}
                  </span>
                )}
              </span>
              <span className={css.words}>
                <VisuallyHidden>{index === current ? words.now : ahead ? words.ahead : words.done}</VisuallyHidden>
                <span className={classNames(css.title, ahead && css.titleAhead)}>{title}</span>
                {detail && <span className={css.detail}>{detail}</span>}
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
