import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { RouteTrack } from './route-track.tsx'

afterEach(cleanup)

const steps = [{ title: 'Hazırlandı' }, { title: 'Dağıtımda', detail: 'Kadıköy' }, { title: 'Teslim' }]
const said = () => screen.getAllByRole('listitem').map((step) => step.textContent)

test('each step says in words whether it is behind, now or ahead', () => {
  render(<RouteTrack label="1. paket" steps={steps} current={1} />)
  expect(said()).toEqual(['Tamamlandı: Hazırlandı', 'Şu an: DağıtımdaKadıköy', 'Sırada: Teslim'])
  expect(screen.getAllByRole('listitem')[1]?.getAttribute('aria-current')).toBe('step')
})

test('once it has arrived everything is behind', () => {
  render(<RouteTrack label="1. paket" steps={steps} current={3} />)
  expect(said().every((text) => text?.startsWith('Tamamlandı:'))).toBe(true)
})
