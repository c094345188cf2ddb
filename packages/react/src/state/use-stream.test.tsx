import { makeLive } from '@market/stores'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useStream } from './use-stream.ts'

afterEach(cleanup)

it('a component that shows a part of the state renders again only when that part changes', () => {
  const { live, set } = makeLive<{ readonly busy: readonly string[] }>({ busy: [] })
  const rendered: string[] = []
  function AddButton({ product }: { readonly product: string }) {
    const busy = useStream(live, (state) => state.busy.includes(product))
    rendered.push(product)
    return <button aria-busy={busy}>{product}</button>
  }
  render(
    <>
      <AddButton product="kulaklık" />
      <AddButton product="kitap" />
    </>,
  )
  rendered.length = 0
  act(() => set({ busy: ['kitap'] }))
  expect(screen.getByRole('button', { name: 'kitap' }).getAttribute('aria-busy')).toBe('true')
  expect(rendered).toEqual(['kitap'])
})
