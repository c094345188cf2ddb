import { useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Stamp, StampSheet } from './stamp-sheet.tsx'

const hydratedStamps: string[] = []

function Page() {
  const [pressed, setPressed] = useState('nothing')
  return (
    <>
      <button onClick={() => setPressed('page')}>Sayfa</button>
      <StampSheet>
        <Product onPress={() => setPressed('stamp')} />
      </StampSheet>
      <p>{pressed}</p>
    </>
  )
}

function Product({ onPress }: { readonly onPress: () => void }) {
  hydratedStamps.push('Ürün')
  return (
    <Stamp>
      <button onClick={onPress}>Ürün</button>
    </Stamp>
  )
}

let hydrated: Root
const press = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click()
const pressed = () => document.querySelector('p')?.textContent

beforeEach(() => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(<Page />)
  hydratedStamps.length = 0
  hydrated = hydrateRoot(root, <Page />)
})
afterEach(() => {
  hydrated.unmount()
  document.body.innerHTML = ''
})

test('a press on the page does not wait for its stamps, which hydrate afterwards', async () => {
  press('Sayfa')
  expect(hydratedStamps).toEqual([])
  await vi.waitFor(() => expect(hydratedStamps).not.toEqual([]))
  expect(pressed()).toBe('page')
})

test('a press on a stamp is answered before the stamp has hydrated by itself', async () => {
  expect(hydratedStamps).toEqual([])
  press('Ürün')
  await vi.waitFor(() => expect(pressed()).toBe('stamp'))
})
