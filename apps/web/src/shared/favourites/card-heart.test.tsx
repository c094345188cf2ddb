import { fail, type GatewayFailure, listSlug, productId } from '@market/domain/kernel'
import type { ListGateway } from '@market/domain/lists'
import { ServicesContext } from '@market/react'
import { makeNoticeStore, makePanelStore, makeSessionStore } from '@market/stores'
import {
  aMember,
  aProductCard,
  memoryLists,
  memorySession,
  memoryTokens,
  recordedApp,
  setNetwork,
} from '@market/testing'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Container } from 'inversify'
import { afterEach, describe, expect, it } from 'vitest'
import { services } from '../../composition/tokens.ts'
import { CardHeart } from './card-heart.tsx'
import { waitingStore } from '../../testing/waiting-store.ts'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const member = { username: 'ada@ornek.test', password: 'Dogru-Parola-1' }
const product = aProductCard({ id: productId(1), brand: 'Klavi', name: 'Fare' })
const favourites = listSlug('favori-listem')

const offline = async () => fail<GatewayFailure>({ kind: 'offline' })

const show = async (loggedIn: boolean, attrIds: readonly string[] = [], late = false) => {
  const { promise: come, resolve: listsCome } = Promise.withResolvers<void>()
  if (!late) listsCome()
  const container = new Container()
  const tokens = memoryTokens()
  const session = makeSessionStore({ gateway: memorySession([{ ...member, user: aMember() }], tokens), tokens })
  const network = setNetwork()
  const reached = memoryLists([product])
  const lists: ListGateway = {
    ...reached,
    held: () => come.then(reached.held),
    check: (item) => (network.isOnline() ? reached.check(item) : offline()),
  }
  for (const attrId of attrIds) await lists.add(favourites, { productId: product.id, attrId })
  const notices = makeNoticeStore(() => undefined, recordedApp())
  const waiting = waitingStore({ lists, network })
  waiting.start()
  const panels = makePanelStore()
  container.bind(services.SessionStore).toConstantValue(session)
  container.bind(services.ListGateway).toConstantValue(lists)
  container.bind(services.NoticeStore).toConstantValue(notices)
  container.bind(services.WaitingStore).toConstantValue(waiting)
  container.bind(services.PanelStore).toConstantValue(panels)
  render(
    <ServicesContext value={container}>
      <CardHeart product={product} />
    </ServicesContext>,
  )
  await act(async () => {
    await session.start()
    if (loggedIn) await session.login(member)
  })
  const heart = screen.getByRole('button', { name: 'Favori: Klavi Fare' })
  const becomes = (pressed: boolean) => waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe(String(pressed)))
  const held = async () => {
    const answer = await lists.held()
    return answer.ok ? answer.value : []
  }
  return { heart, becomes, panels, notices, held, session, network, listsCome }
}

describe('the heart on a card', () => {
  it('opens the login for a visitor', async () => {
    const { heart, panels, held } = await show(false)
    fireEvent.click(heart)
    await waitFor(() => expect(panels.state.current()).toContain('user'))
    expect(heart.getAttribute('aria-pressed')).toBe('false')
    expect(await held()).toEqual([])
  })

  it('is filled after the login that it opened, and not after a later one', async () => {
    const { heart, becomes, held, panels, session } = await show(false)
    fireEvent.click(heart)
    await waitFor(() => expect(panels.state.current()).toContain('user'))
    await act(async () => void (await session.login(member)))
    await becomes(true)
    expect(await held()).toEqual([{ productId: product.id, attrId: '' }])
    fireEvent.click(heart)
    await becomes(false)
    await act(() => session.logout())
    await act(async () => void (await session.login(member)))
    await becomes(false)
  })

  it('puts the product into the default list and takes it out again', async () => {
    const { heart, becomes, held, notices } = await show(true)
    fireEvent.click(heart)
    await becomes(true)
    expect(await held()).toEqual([{ productId: product.id, attrId: '' }])
    fireEvent.click(heart)
    await becomes(false)
    expect(await held()).toEqual([])
    expect(notices.state.current().toasts.map(({ text }) => text)).toEqual([
      'Ürün favori listenize eklendi.',
      'Ürün favorilerinizden çıkarıldı.',
    ])
  })

  it('S2 is loaded at a login, and empty after a logout', async () => {
    const { becomes, session } = await show(false, [''])
    await becomes(false)
    await act(async () => void (await session.login(member)))
    await becomes(true)
    await act(() => session.logout())
    await becomes(false)
  })

  it('is filled for any combination in a list, and removes all of them', async () => {
    const { heart, becomes, held } = await show(true, ['3;7', '3;8'])
    await becomes(true)
    fireEvent.click(heart)
    await becomes(false)
    expect(await held()).toEqual([])
  })

  it('does what it showed when pressed before the lists are loaded', async () => {
    const { heart, becomes, held, notices, listsCome } = await show(true, ['3;7'], true)
    fireEvent.click(heart)
    listsCome()
    await becomes(true)
    expect(await held()).toEqual([{ productId: product.id, attrId: '3;7' }])
    expect(notices.state.current().toasts.map(({ text }) => text)).toEqual(['Ürün favori listenize eklendi.'])
  })

  it('is queued while offline, shown as chosen, and sent when online', async () => {
    const { heart, becomes, held, notices, network } = await show(true)
    network.set(false)
    fireEvent.click(heart)
    await becomes(true)
    expect(await held()).toEqual([])
    expect(notices.state.current().toasts.at(-1)).toMatchObject({
      type: 'success',
      text: 'Bağlantı gelince favori listenize eklenecek.',
    })
    await act(async () => network.set(true))
    await waitFor(async () => expect(await held()).toEqual([{ productId: product.id, attrId: '' }]))
    expect(heart.getAttribute('aria-pressed')).toBe('true')
  })
})
