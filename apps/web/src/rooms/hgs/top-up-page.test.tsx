import { fail, type GatewayFailure, type HgsGateway, succeed } from '@market/domain'
import { makeCartStore, makeNoticeStore, makeSessionStore } from '@market/stores'
import {
  memoryCart,
  memorySession,
  memoryTokens,
  memoryTolls,
  recordedApp,
  refused,
  someWayOffers,
} from '@market/testing'
import { LinkProvider } from '@market/ui'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { Container } from 'inversify'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { services } from '../../composition/tokens.ts'
import { ServicesContext } from '../../composition/use-service.ts'
import { RouterLink } from '../../shell/router-link.tsx'
import { VehicleForm } from './vehicle-form.tsx'
import { WayOffers } from './way-offers.tsx'

afterEach(cleanup)

const show = (more: Partial<HgsGateway>) => {
  const container = new Container()
  const tokens = memoryTokens()
  container.bind(services.HgsGateway).toConstantValue({ ...memoryTolls([]), ...more })
  container
    .bind(services.SessionStore)
    .toConstantValue(makeSessionStore({ gateway: memorySession([], tokens), tokens }))
  container.bind(services.CartStore).toConstantValue(makeCartStore({ gateway: memoryCart([]), app: recordedApp() }))
  container.bind(services.NoticeStore).toConstantValue(makeNoticeStore(() => undefined, recordedApp()))
  render(
    <ServicesContext value={container}>
      <MemoryRouter>
        <LinkProvider component={RouterLink}>
          <VehicleForm onFound={() => undefined} />
          <WayOffers />
        </LinkProvider>
      </MemoryRouter>
    </ServicesContext>,
  )
  return within(screen.getByRole('region', { name: 'Yolculukta işinize yarayabilir' }))
}

describe('what drivers may need', () => {
  it('stands under the form, with its place held until it has come', async () => {
    const way = show({})
    expect(way.queryAllByRole('listitem')).toEqual([])
    expect(await way.findAllByRole('listitem')).toHaveLength(someWayOffers.length)
    const [first] = someWayOffers
    expect(way.getAllByRole('link')[0]?.getAttribute('href')).toBe(first.url)
  })

  it('says that there is nothing', async () => {
    const way = show({ offersForTheWay: async () => succeed([]) })
    expect(await way.findByText('Şu anda yolculuk için önerdiğimiz bir ürün yok.')).toBeTruthy()
  })

  it('offers another try where it could not be read', async () => {
    let asked = 0
    const way = show({
      offersForTheWay: async (limit) => {
        asked += 1
        return asked === 1 ? fail<GatewayFailure>({ kind: 'offline' }) : succeed(someWayOffers.slice(0, limit))
      },
    })
    expect(await way.findByRole('alert')).toBeTruthy()
    fireEvent.click(way.getByRole('button', { name: 'Tekrar dene' }))
    expect(await way.findAllByRole('listitem')).toHaveLength(someWayOffers.length)
  })
})

it('a driver who asked too often reads when to try again', async () => {
  const sentence = 'Çok fazla deneme yaptınız. Lütfen 7 dakika sonra tekrar deneyin.'
  show({ account: async () => refused(429, sentence) })
  fireEvent.change(screen.getByLabelText(/^Plaka zorunlu/), { target: { value: '34 GVR 101' } })
  fireEvent.click(screen.getByRole('button', { name: 'Bakiyeyi sorgula' }))
  expect(await screen.findByText(sentence)).toBeTruthy()
})
