import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PageHead } from './page-head.tsx'
import { openPanel } from '../testing/open-panel.tsx'
import { rememberRows } from './neighbours.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const open = (at: string) =>
  openPanel(
    { '/siparisler/:id': () => <PageHead title="Sipariş" crumbs={[{ href: '/siparisler', text: 'Siparişler' }]} /> },
    { at, answers: {} },
  ).router
const press = (key: string, more: object = {}) => fireEvent.keyDown(document.body, { key, ...more })

it('brackets step through the list that was open last, and stop at its ends', async () => {
  rememberRows(['/siparisler/1', '/siparisler/2', '/siparisler/3'])
  const router = open('/siparisler/2')
  await screen.findByText('2 / 3')
  press(']')
  await screen.findByText('3 / 3')
  press(']')
  expect(router.state.location.pathname).toBe('/siparisler/3')
  press('[')
  await screen.findByText('2 / 3')
})

it('brackets count when a keyboard types them with AltGr or Option, not with Ctrl alone', async () => {
  rememberRows(['/siparisler/1', '/siparisler/2'])
  open('/siparisler/1')
  await screen.findByText('1 / 2')
  press(']', { ctrlKey: true })
  press(']', { metaKey: true })
  await screen.findByText('1 / 2')
  press(']', { ctrlKey: true, altKey: true })
  await screen.findByText('2 / 2')
  press('[', { altKey: true })
  await screen.findByText('1 / 2')
})

it('a page outside of the list has no neighbours', async () => {
  rememberRows(['/siparisler/1', '/siparisler/2'])
  open('/siparisler/9')
  await screen.findByRole('heading', { name: 'Sipariş' })
  expect(screen.queryByText(/\d \/ \d/)).toBeNull()
})
