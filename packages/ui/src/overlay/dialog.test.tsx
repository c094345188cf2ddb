import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import '../testing/dialog-in-jsdom.ts'
import { Button } from '../action/button.tsx'
import { Dialog } from './dialog.tsx'
import { Drawer } from './drawer.tsx'

afterEach(cleanup)

function Shop({ closesOutside = false }: { closesOutside?: boolean }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Sepeti boşalt</Button>
      <Dialog
        open={open}
        onClose={close}
        closesOutside={closesOutside}
        title="Emin misiniz?"
        actions={<Button onClick={close}>Vazgeç</Button>}
      >
        Bütün ürünler silinir.
      </Dialog>
    </>
  )
}

const openShop = (closesOutside = false) => {
  render(<Shop closesOutside={closesOutside} />)
  const opener = screen.getByRole('button', { name: 'Sepeti boşalt' })
  opener.focus()
  fireEvent.click(opener)
  return { opener, dialog: screen.getByRole('dialog', { name: 'Emin misiniz?' }) }
}

test('it is named by its title, described by its text, and the first action has the focus', () => {
  const { dialog } = openShop()
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Bütün ürünler silinir.',
  )
  expect(document.activeElement?.textContent).toBe('Vazgeç')
})

test.each(['Vazgeç', 'Kapat'])('%s closes it, and the focus goes back to what opened it', (name) => {
  const { opener } = openShop()
  fireEvent.click(screen.getByRole('button', { name }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener)
})

test('Escape closes it through the owner, not by itself', () => {
  const { dialog } = openShop()
  const cancel = createEvent('cancel', dialog, { cancelable: true })
  fireEvent(dialog, cancel)
  expect(cancel.defaultPrevented).toBe(true)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a click beside it closes only where that was asked for', () => {
  const { dialog } = openShop()
  fireEvent.click(dialog)
  expect(screen.getByRole('dialog')).toBe(dialog)
  cleanup()
  fireEvent.click(openShop(true).dialog)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a click on its content is not a click beside it', () => {
  openShop(true)
  fireEvent.click(screen.getByText('Bütün ürünler silinir.'))
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('taken off the page while open, it gives the focus back', () => {
  const opener = document.createElement('button')
  document.body.append(opener)
  opener.focus()
  const { unmount } = render(
    <Drawer open onClose={() => undefined} title="Filtrele">
      Süzgeçler
    </Drawer>,
  )
  expect(screen.getByRole('dialog', { name: 'Filtrele' })).toBeTruthy()
  unmount()
  expect(document.activeElement).toBe(opener)
  opener.remove()
})
