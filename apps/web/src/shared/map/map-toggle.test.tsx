import type { PickupPoint } from '@market/domain/checkout'
import { ServicesContext } from '@market/react'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { Container } from 'inversify'
import { afterEach, expect, it } from 'vitest'
import { services } from '../../composition/tokens.ts'
import { LateMap } from './late-map.tsx'
import { MapToggle } from './map-toggle.tsx'

afterEach(cleanup)

const point = (id: number, latitude: number): PickupPoint => ({
  id,
  name: `Şube ${id}`,
  city: 'Bursa',
  district: 'Nilüfer',
  address: 'Çınar Caddesi',
  hours: '09.00–17.00',
  position: { latitude, longitude: 29 },
})
const points = [point(1, 40.1), point(2, 40.2)]
const show = (mapTiles?: string) => {
  const chosen: number[] = []
  const container = new Container()
  container.bind(services.Site).toConstantValue({ titleShort: '', title: '', url: '', ...(mapTiles && { mapTiles }) })
  render(
    <ServicesContext value={container}>
      <MapToggle>
        <LateMap label="Şubeler" points={points} onChoose={(id) => chosen.push(id)} />
      </MapToggle>
    </ServicesContext>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Haritada göster' }))
  return chosen
}

it('draws the points where they are, to be chosen, without asking anyone for a tile', async () => {
  const chosen = show()
  const map = within(await screen.findByRole('group', { name: 'Şubeler' }))
  fireEvent.click(await map.findByTitle('Şube 2'))
  expect(chosen).toEqual([2])
  for (const name of ['Yakınlaştır', 'Uzaklaştır']) expect(map.getByRole('button', { name })).toBeTruthy()
  expect(document.querySelector('img')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Haritayı gizle' }))
  expect(screen.queryByRole('group', { name: 'Şubeler' })).toBeNull()
})

it('names whose tiles they are where the operator has some', async () => {
  show('https://harita.ornek/{z}/{x}/{y}.png')
  await screen.findByRole('group', { name: 'Şubeler' })
  expect(await screen.findByText(/OpenStreetMap/)).toBeTruthy()
})
