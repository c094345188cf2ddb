import { makeNoticeStore } from '@market/stores'
import { recordedApp } from '@market/testing'
import { Drawer, LinkProvider } from '@market/ui'
import '@market/ui/testing'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { Container } from 'inversify'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { kitServices } from '../services/kit-services.ts'
import { ServicesContext } from '../services/use-service.ts'
import { Notices } from './notices.tsx'
import { RouterLink } from '../link/router-link.tsx'

afterEach(cleanup)

const show = () => {
  const waits: { readonly run: () => void; readonly ms: number }[] = []
  const app = recordedApp()
  const notices = makeNoticeStore((run, ms) => void waits.push({ run, ms }), app)
  const container = new Container()
  container.bind(kitServices.NoticeStore).toConstantValue(notices)
  render(
    <ServicesContext value={container}>
      <MemoryRouter>
        <LinkProvider component={RouterLink}>
          <Routes>
            <Route path="/my/tr/sepet" element={<h1>Sepetim</h1>} />
            <Route path="*" element={null} />
          </Routes>
          <Notices at="middle" />
        </LinkProvider>
      </MemoryRouter>
    </ServicesContext>,
  )
  const open = (...given: Parameters<typeof notices.open>) => act(() => notices.open(...given))
  return { notices, open, waits, app }
}
const success = { type: 'success', title: 'İşlem Başarılı!', text: 'Eklendi.', timeout: 2000, actions: [] } as const

it('a dialog shows its title and the marks of its text, and its button leads on and tells the app', async () => {
  const { open, app } = show()
  open({
    ...success,
    text: 'Ürün <b>sepette</b><script>',
    actions: [
      { text: 'Sepete git', kind: 'primary', href: '/my/tr/sepet', post: { key: 'go_cart', value: { count: 1 } } },
    ],
  })
  const dialog = within(screen.getByRole('dialog', { name: 'İşlem Başarılı!' }))
  expect((await dialog.findByText('sepette')).tagName).toBe('B')
  fireEvent.click(dialog.getByRole('link', { name: 'Sepete git' }))
  expect(await screen.findByRole('heading', { name: 'Sepetim' })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(app.posted).toEqual([{ message: 'go_cart', payload: { count: 1 } }])
})

it('it closes after its time, unless a key was pressed in it; without a time it stays', () => {
  const { open, waits } = show()
  const end = () => act(() => waits.splice(0).forEach(({ run }) => run()))
  open(success)
  expect(waits.map(({ ms }) => ms)).toEqual([2000])
  end()
  expect(screen.queryByRole('dialog')).toBeNull()
  open(success)
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Tab' })
  end()
  expect(screen.getByRole('dialog')).toBeTruthy()
  open({ ...success, type: 'error', timeout: 0 })
  expect(waits).toEqual([])
})

it('a click beside it closes it only where that is asked for', () => {
  const { open } = show()
  open(success)
  fireEvent.click(screen.getByRole('dialog'))
  expect(screen.getByRole('dialog')).toBeTruthy()
  open({ ...success, clickToClose: true })
  fireEvent.click(screen.getByRole('dialog'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a toast is in the topmost dialog, and on the page after it closes, because text behind a dialog is not announced', () => {
  const { notices, open } = show()
  const toast = () => screen.getByText('Kopyalandı.')
  const drawer = render(
    <Drawer open title="Paylaş" onClose={() => undefined}>
      Bağlantı
    </Drawer>,
  )
  const region = screen.getByRole('dialog', { name: 'Paylaş' }).querySelector('[aria-live=polite]')
  act(() => notices.toast({ type: 'success', text: 'Kopyalandı.' }))
  expect(region?.contains(toast())).toBe(true)
  open(success)
  expect(screen.getByRole('dialog', { name: 'İşlem Başarılı!' }).contains(toast())).toBe(true)
  act(() => notices.close())
  expect(screen.getByRole('dialog', { name: 'Paylaş' }).contains(toast())).toBe(true)
  drawer.unmount()
  expect(screen.getByRole('status').contains(toast())).toBe(true)
})

it('a toast of success or of an error is shown for two seconds', () => {
  const { notices, waits } = show()
  act(() => notices.toast({ type: 'error', text: 'Olmadı.' }))
  expect(within(screen.getByRole('status')).getByText('Olmadı.')).toBeTruthy()
  expect(waits.map(({ ms }) => ms)).toEqual([2000])
  act(() => waits[0]?.run())
  expect(screen.queryByText('Olmadı.')).toBeNull()
})
