import { fail } from '@market/domain/kernel'
import type { PushDevice, PushSubscription } from '@market/domain/orders'
import { ServicesContext } from '@market/react'
import { memoryPush } from '@market/testing'
import '@market/ui/testing'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Container } from 'inversify'
import { afterEach, expect, it } from 'vitest'
import { services } from '../../composition/tokens.ts'
import { PushOffer } from './push-offer.tsx'
import { pushTexts } from './push-texts.ts'

afterEach(cleanup)

const subscription = (endpoint = 'https://fcm.googleapis.com/fcm/send/abc'): PushSubscription => ({
  endpoint,
  p256dh: 'p'.repeat(87),
  auth: 'a'.repeat(22),
})

function show({
  first,
  owner = 'agrees',
  endpoint,
}: { first?: Awaited<ReturnType<PushDevice['state']>>; owner?: 'agrees' | 'refuses'; endpoint?: string } = {}) {
  let state = first
  let asked = 0
  const device: PushDevice = {
    state: async () => state,
    ask: async () => {
      asked += 1
      state = owner === 'agrees' ? subscription(endpoint) : 'refused'
      return typeof state === 'object' ? state : undefined
    },
    drop: async () => {
      state = undefined
    },
  }
  const gateway = memoryPush()
  const container = new Container()
  container.bind(services.PushGateway).toConstantValue(gateway)
  const view = render(
    <ServicesContext value={container}>
      <PushOffer device={device} />
    </ServicesContext>,
  )
  return { gateway, view, asked: () => asked, now: () => state }
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const begin = pushTexts.begin

it('asks for permission only when pressed, and stops when pressed again', async () => {
  const { gateway, asked, now } = show()
  await screen.findByRole('button', { name: begin })
  expect(asked()).toBe(0)
  await press(begin)
  expect(await screen.findByText('Kargo adımları ve alarmlar bu cihaza bildiriliyor.')).toBeTruthy()
  expect([...gateway.told.keys()]).toEqual(['https://fcm.googleapis.com/fcm/send/abc'])
  await press('Bildirimleri durdur')
  await screen.findByRole('button', { name: begin })
  expect([gateway.told.size, now()]).toEqual([0, undefined])
})

it('is off for another member of the same browser, and on after a reload', async () => {
  const { gateway } = show({ first: subscription() })
  // The API does not know this browser for this member.
  await screen.findByRole('button', { name: begin })
  await gateway.start(subscription())
  cleanup()
  const container = new Container()
  container.bind(services.PushGateway).toConstantValue(gateway)
  const device: PushDevice = {
    state: async () => subscription(),
    ask: async () => undefined,
    drop: async () => undefined,
  }
  render(
    <ServicesContext value={container}>
      <PushOffer device={device} />
    </ServicesContext>,
  )
  expect(await screen.findByRole('button', { name: 'Bildirimleri durdur' })).toBeTruthy()
})

it('says how to allow push messages after a refusal, and does not ask again', async () => {
  const { gateway } = show({ owner: 'refuses' })
  await press(begin)
  expect(await screen.findByText(/tarayıcınızda kapalı/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  expect(gateway.told.size).toBe(0)
})

it('refuses an unknown push service, and reports failures', async () => {
  const { gateway, now } = show({ endpoint: 'https://10.0.0.1/abc' })
  await press(begin)
  expect((await screen.findByRole('alert')).textContent).toContain('desteklenmiyor')
  expect([gateway.told.size, now()]).toEqual([0, undefined])
  cleanup()
  const lost = show()
  lost.gateway.start = async () => fail({ kind: 'unexpected', status: 500, message: 'Bir sorun oluştu.' })
  await press(begin)
  await screen.findByRole('alert')
  expect(screen.getByRole('button', { name: begin })).toBeTruthy()
})

it('renders nothing in a browser without push messages', async () => {
  const { view } = show({ first: 'impossible' })
  await waitFor(() => expect(view.container.textContent).toBe(''))
})
