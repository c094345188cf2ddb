import { IconButton } from '@market/ui'
import { type RefObject, useEffect, useState } from 'react'
import * as css from './home-page.css.ts'
import { homeTexts as texts } from './home-texts.ts'

/**
 * Buttons that scroll a row by its width, like swiping; at the end it starts again. Not rendered if the whole row is in
 * view.
 */
export function RowButtons({ row }: { readonly row: RefObject<HTMLUListElement | null> }) {
  const [moves, setMoves] = useState(false)
  useEffect(() => {
    const look = () => setMoves(row.current !== null && row.current.scrollWidth > row.current.clientWidth + 1)
    look()
    addEventListener('resize', look)
    return () => removeEventListener('resize', look)
  }, [row])
  if (!moves) return null
  const turn = (pages: number) => {
    const list = row.current
    if (!list) return
    const last = list.scrollWidth - list.clientWidth
    const onward = list.scrollLeft + pages * list.clientWidth
    const atEdge = pages > 0 ? list.scrollLeft >= last - 1 : list.scrollLeft <= 1
    const other = pages > 0 ? 0 : last
    list.scrollTo({ left: atEdge ? other : Math.min(Math.max(onward, 0), last) })
  }
  return (
    <div className={css.rowButtons}>
      <IconButton
        icon="caret-left"
        label={texts.dealsBefore}
        variant="framed"
        className={css.rowButton}
        onClick={() => turn(-1)}
      />
      <IconButton
        icon="caret-right"
        label={texts.dealsAfter}
        variant="framed"
        className={css.rowButton}
        onClick={() => turn(1)}
      />
    </div>
  )
}
