import '@market/ui/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { RowButtons } from './row-buttons.tsx'

afterEach(cleanup)

/** Shows a row 300 px wide with content of `all` px. Returns its scroll offset after each turn. */
function show(all: number) {
  const stands: number[] = []
  function Row() {
    const row = useRef<HTMLUListElement>(null)
    const hold = (list: HTMLUListElement | null) => {
      row.current = list
      if (!list) return
      Object.defineProperties(list, { scrollWidth: { value: all }, clientWidth: { value: 300 } })
      list.scrollTo = (to?: ScrollToOptions | number) => {
        list.scrollLeft = typeof to === 'object' ? (to.left ?? 0) : 0
        stands.push(list.scrollLeft)
      }
    }
    return (
      <>
        <ul ref={hold} />
        <RowButtons row={row} />
      </>
    )
  }
  render(<Row />)
  return stands
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('every deal of the row is reached by a button, and the row begins again after its end', () => {
  const stands = show(700)
  for (const name of ['Sonraki', 'Sonraki', 'Sonraki', 'Önceki', 'Önceki', 'Önceki']) press(`${name} fırsatlar`)
  expect(stands).toEqual([300, 400, 0, 400, 100, 0])
})

it('a row that is all in view has no buttons', () => {
  show(300)
  expect(screen.queryByRole('button')).toBeNull()
})
