import { Fragment } from 'react'
import { classNames } from '../class-names.ts'
import * as css from './countdown.css.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/** Props of `Countdown`; the caller counts the hours, minutes and seconds. */
export interface CountdownProps {
  /** Name of the event that ends; the figures change too often to be read out. */
  label: string
  hours: number
  minutes: number
  seconds: number
  /** Style: deal colour, dark boxes, or white boxes on a deal background. */
  look?: keyof typeof css.part
}

/** Time left. It renders the given value: the caller owns the clock. */
export function Countdown({ label, hours, minutes, seconds, look = 'plain' }: CountdownProps) {
  const boxed = look !== 'plain'
  return (
    <span role="timer" className={classNames(css.root, boxed ? css.boxed : css.plain)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {[hours, minutes, seconds].map((part, index) => (
        // eslint-disable-next-line react/no-array-index-key -- hours, minutes, seconds keep their places
        <Fragment key={index}>
          {index > 0 && ':'}
          <span className={classNames(css.part[look], boxed && css.box)}>{String(part).padStart(2, '0')}</span>
        </Fragment>
      ))}
    </span>
  )
}
