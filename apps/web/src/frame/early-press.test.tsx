import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepEarlyPress } from './early-press.ts'

let end: () => () => void
let press: () => void

function Header() {
  const [said, setSaid] = useState<readonly string[]>([])
  const say = (word: string) => setSaid((before) => [...before, word])
  useEffect(() => press(), [])
  return (
    <>
      <a
        href="#site-haritasi"
        aria-expanded={false}
        onClick={(event) => {
          event.preventDefault()
          say('panel')
        }}
      >
        Kategoriler
      </a>
      <a href="#kampanyalar" onClick={() => say('sayfa')}>
        Kampanyalar
      </a>
      <button type="button" onClick={() => say('sepet')}>
        <span>Sepete ekle</span>
      </button>
      <form
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault()
          say('form')
        }}
      >
        <button type="submit">Gönder</button>
      </form>
      <p role="status">{said.join(' ')}</p>
    </>
  )
}

let root: HTMLElement
const hydrate = async () => {
  press = end()
  const hydrated = await act(async () => hydrateRoot(root, <Header />))
  const said = screen.getByRole('status').textContent
  hydrated.unmount()
  return said
}
beforeEach(() => {
  root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(<Header />)
  end = keepEarlyPress(document)
})
afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
})

it.each([
  ['Kategoriler', 'panel'],
  ['Sepete ekle', 'sepet'],
  ['Gönder', 'form'],
])('a press on “%s” before the script ran is done once it has', async (name, said) => {
  // The early click does not follow the link, and it runs once after hydration although it was made twice.
  fireEvent.click(screen.getByText(name))
  expect(fireEvent.click(screen.getByText(name))).toBe(false)
  expect(await hydrate()).toBe(said)
})

it('a link to a page leads there without the script, and is not pressed again', async () => {
  expect(fireEvent.click(screen.getByText('Kampanyalar'))).toBe(true)
  expect(await hydrate()).toBe('')
})

it('nothing is kept once the page answers itself', async () => {
  press = end()
  fireEvent.click(screen.getByText('Sepete ekle'))
  const hydrated = await act(async () => hydrateRoot(root, <Header />))
  expect(screen.getByRole('status').textContent).toBe('')
  hydrated.unmount()
})
