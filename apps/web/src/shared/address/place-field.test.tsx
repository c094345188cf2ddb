import type { AddressGateway, ReadPlace } from '@market/domain/account'
import { ServicesContext } from '@market/react'
import { memoryAddresses, refused } from '@market/testing'
import '@market/ui/testing'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Container } from 'inversify'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { services } from '../../composition/tokens.ts'
import { PlaceField } from './place-field.tsx'

afterEach(cleanup)

const show = (change: Partial<AddressGateway> = {}) => {
  const said: string[] = []
  const container = new Container()
  container.bind(services.AddressGateway).toConstantValue({ ...memoryAddresses(), ...change })
  function Line() {
    const [line, setLine] = useState('')
    const [place, setPlace] = useState<ReadPlace>()
    return (
      <PlaceField
        line={line}
        place={place}
        error={undefined}
        onLine={setLine}
        guessed={place?.guessed ?? false}
        onPlace={(taken) => {
          setPlace(taken)
          setLine(taken.street)
        }}
        onConfirm={(neighborhood) =>
          setPlace(place && { ...place, guessed: false, ...(!neighborhood && { neighborhood: '' }) })
        }
        onAnother={() => setPlace(undefined)}
        onList={() => said.push('list')}
        onLeave={() => undefined}
      />
    )
  }
  const submitted = () => said.push('submitted')
  render(
    <ServicesContext value={container}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submitted()
        }}
      >
        <Line />
        <button type="submit">Gönder</button>
      </form>
    </ServicesContext>,
  )
  field().focus()
  return { said }
}
const field = () => screen.getByLabelText<HTMLInputElement>(/^Adres/)
const write = (value: string) => fireEvent.change(field(), { target: { value } })
const press = (key: string) => fireEvent.keyDown(field(), { key })
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const marked = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent

it('finds a place by the words of the line, marks the best and takes another by the arrows', async () => {
  show()
  write('nilüfer')
  await expect
    .poll(options)
    .toEqual(['Nilüfer / Bursa', 'Barış Mah., Nilüfer / Bursa', 'Çınar Mahallesi, Nilüfer / Bursa'])
  expect(field().getAttribute('aria-expanded')).toBe('true')
  expect(marked()).toBe('Nilüfer / Bursa')
  press('ArrowUp')
  expect(marked()).toBe('Çınar Mahallesi, Nilüfer / Bursa')
  press('ArrowDown')
  press('ArrowDown')
  expect(marked()).toBe('Barış Mah., Nilüfer / Bursa')
  press('Enter')
  expect(screen.getByRole('status').textContent).toBe('Barış Mah., Nilüfer / Bursa seçildi.')
  expect(field().value).toBe('')
  // The street goes into the same field and is not searched for places.
  expect(document.activeElement).toBe(field())
  write('Nilüfer Caddesi')
  expect(options()).toEqual([])
})

it('selects the best place after Enter was pressed early, and keeps the street', async () => {
  const { said } = show()
  write('Çınar Caddesi No: 7, nilüfer')
  expect(press('Enter')).toBe(false)
  expect(await screen.findByRole('button', { name: 'Değiştir: Nilüfer / Bursa' })).toBeTruthy()
  expect(field().value).toBe('Çınar Caddesi No: 7')
  expect(said).toEqual([])
})

it('ignores results for older text, and results after leaving the field', async () => {
  const asked: string[] = []
  const { findPlaces } = memoryAddresses()
  let release = () => undefined as void
  const slow = new Promise<void>((resolve) => (release = resolve))
  show({
    findPlaces: async (words) => {
      asked.push(words)
      if (words === 'çınar') await slow
      return findPlaces(words)
    },
  })
  write('çınar')
  await expect.poll(() => asked).toEqual(['çınar'])
  write('ıhlamur')
  await expect.poll(options).toEqual(['Ihlamur Mahallesi, Osmangazi / Bursa'])
  await act(async () => {
    release()
    await slow
  })
  expect(options()).toEqual(['Ihlamur Mahallesi, Osmangazi / Bursa'])
  fireEvent.blur(field())
  expect(options()).toEqual([])
})

it('reports an unknown place, closes with Escape, and switches to the lists', async () => {
  const { said } = show()
  write('atlantis')
  expect(await screen.findByText(/bir mahalle ya da ilçe adı bulamadık/)).toBeTruthy()
  expect(options()).toEqual([])
  write('bursa')
  await expect.poll(() => options().length).toBeGreaterThan(0)
  press('Escape')
  expect(options()).toEqual([])
  expect(field().value).toBe('bursa')
  fireEvent.click(screen.getByRole('button', { name: 'Listeden seç' }))
  expect(said).toEqual(['list'])
})

it('changes to another place, and reports when places cannot be loaded', async () => {
  let down = false
  const { findPlaces } = memoryAddresses()
  show({ findPlaces: async (words) => (down ? refused(503, 'Şu anda olmuyor.') : findPlaces(words)) })
  write('Çınar Caddesi 7 nilüfer')
  fireEvent.click(await screen.findByRole('option', { name: 'Nilüfer / Bursa' }))
  fireEvent.click(screen.getByRole('button', { name: 'Değiştir: Nilüfer / Bursa' }))
  await waitFor(() => expect(document.activeElement).toBe(field()))
  expect(field().value).toBe('Çınar Caddesi 7')
  down = true
  write('Çınar Caddesi 7 osmangazi')
  expect(await screen.findByText(/Konumlar şu anda yüklenemiyor/)).toBeTruthy()
})

it('asks whether a place is right that the line does not name for certain', async () => {
  const found = { city: 'Bursa', district: 'Nilüfer', neighborhood: 'Çınar Mahallesi', street: 'Moda 5', zipCode: '' }
  show({ findPlaces: async () => ({ ok: true, value: [{ ...found, guessed: true }] }) })
  write('Moda 5')
  await expect.poll(options).toHaveLength(1)
  press('Enter')
  expect(screen.getByText(/Çınar Mahallesi, Nilüfer \/ Bursa. Doğru mu/)).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Evet, doğru')
  fireEvent.click(screen.getByRole('button', { name: 'Mahalle farklı, yalnızca Nilüfer' }))
  expect(screen.getByRole('button', { name: 'Değiştir: Nilüfer / Bursa' })).toBeTruthy()
  expect(screen.queryByText(/Doğru mu/)).toBeNull()
})

it('suggests places for a line that the browser filled in without a key', async () => {
  show()
  field().blur()
  write('Çınar Caddesi 7 nilüfer')
  await expect.poll(() => options().length).toBeGreaterThan(0)
})
