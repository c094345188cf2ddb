import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DrawnOnce, DrawnPartsContext } from './drawn-once.tsx'
import { makeDrawnParts } from './drawn-parts.ts'
import { htmlOf } from './html-piece.ts'

beforeEach(() => void vi.stubEnv('SSR', true))
afterEach(() => void vi.unstubAllEnvs())

interface Props {
  readonly name: string
  readonly price?: number
}
let drawn: string[] = []
function Card({ name, price }: Props) {
  drawn.push(name)
  return (
    <b title={name}>
      {name} {price}
    </b>
  )
}
const sheet = (cards: readonly Props[]) => (
  <ul>
    {cards.map((props) => (
      <li key={props.name}>
        Ürün: <DrawnOnce name="card" draw={Card} props={props} />
      </li>
    ))}
  </ul>
)
/** Renders the same page twice: with the server's cached parts, and as a whole. */
function pages(fill: ReturnType<typeof makeDrawnParts>, cards: readonly Props[]) {
  drawn = []
  const pieces = fill((parts) => renderToString(<DrawnPartsContext value={parts}>{sheet(cards)}</DrawnPartsContext>))
  return { page: pieces.map(htmlOf).join(''), anew: [...drawn], whole: renderToString(sheet(cards)) }
}

it('draws a part once and writes what React would write', () => {
  const fill = makeDrawnParts(10_000)
  const first = pages(fill, [{ name: 'Şemsiye' }, { name: 'Lüks <&> "Çaydanlık"', price: 5 }])
  expect(first.page).toBe(first.whole)
  expect(first.anew).toEqual(['Şemsiye', 'Lüks <&> "Çaydanlık"'])
  const second = pages(fill, [{ name: 'Yeni' }, { name: 'Lüks <&> "Çaydanlık"', price: 5 }, { name: 'Şemsiye' }])
  expect(second.page).toBe(second.whole)
  expect(second.anew).toEqual(['Yeni'])
})

it('renders a part again when its content changes', () => {
  const fill = makeDrawnParts(10_000)
  pages(fill, [{ name: 'Kaban', price: 5 }])
  const { page, anew, whole } = pages(fill, [{ name: 'Kaban', price: 6 }])
  expect(page).toBe(whole)
  expect(anew).toEqual(['Kaban'])
})

it('renders whole pages when its cache is too small', () => {
  for (const letters of [1, 60]) {
    const fill = makeDrawnParts(letters)
    for (let round = 0; round < 3; round += 1) {
      const { page, whole } = pages(fill, [{ name: 'Bir' }, { name: 'İki' }, { name: 'Üç' }])
      expect(page).toBe(whole)
    }
  }
})

it('takes no text of a shopper for a part', () => {
  const { page, whole } = pages(makeDrawnParts(10_000), [{ name: '<drawn-part at="0"></drawn-part>' }])
  expect(page).toBe(whole)
})
