import { wheelSwipe } from '@market/domain/shell'
import { IconButton } from '@market/ui'
import { type RefObject, useEffect, useState } from 'react'
import { slideTexts as texts } from './slide-texts.ts'
import * as css from './slide-row.css.ts'

interface SlideControlsProps {
  readonly row: RefObject<HTMLUListElement | null>
  readonly count: number
  /** Called with the slide in view; the others cannot be reached by keyboard. */
  readonly onShown: (slide: number) => void
}

/** Buttons that move a row of slides, and the number of the slide in view. */
export function SlideControls({ row, count, onShown }: SlideControlsProps) {
  const [at, setAt] = useState(0)
  useEffect(() => {
    const list = row.current
    if (!list) return undefined
    const look = () => {
      const slide = Math.round(list.scrollLeft / list.clientWidth)
      setAt(slide)
      onShown(slide)
    }
    look()
    let lockedUntil = 0
    const swipe = (event: WheelEvent) => {
      if (Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return
      event.preventDefault()
      const swiped = wheelSwipe(event, event.timeStamp, lockedUntil)
      lockedUntil = swiped.lockedUntil
      const slide = Math.round(list.scrollLeft / list.clientWidth) + swiped.step
      if (swiped.step !== 0) list.scrollTo({ left: Math.min(Math.max(slide, 0), count - 1) * list.clientWidth })
    }
    list.addEventListener('scroll', look, { passive: true })
    list.addEventListener('wheel', swipe, { passive: false })
    return () => {
      list.removeEventListener('scroll', look)
      list.removeEventListener('wheel', swipe)
    }
  }, [row, count, onShown])
  const show = (slide: number) => {
    const list = row.current
    list?.scrollTo({ left: ((slide + count) % count) * list.clientWidth })
  }
  return (
    <div className={css.controls}>
      <IconButton icon="caret-left" label={texts.previous} variant="header" onClick={() => show(at - 1)} />
      <span className={css.count} aria-live="polite">
        {texts.slideOf(at + 1, count)}
      </span>
      <IconButton icon="caret-right" label={texts.next} variant="header" onClick={() => show(at + 1)} />
    </div>
  )
}
