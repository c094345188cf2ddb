import { Alert, Dialog, Panel } from '@market/ui'
import '@market/ui/testing'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepFocus } from './keep-focus.ts'

let stop = () => {}
beforeEach(() => {
  stop = keepFocus(document)
})
afterEach(() => {
  stop()
  cleanup()
})

const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => {
  button(name).focus()
  fireEvent.click(button(name))
}
const focused = (text: string) => waitFor(() => expect(document.activeElement?.textContent).toBe(text))

function Form() {
  const [sent, setSent] = useState(false)
  return (
    <main>
      <h1>Şifre Hatırlat</h1>
      {sent ? (
        <Alert tone="success" announced>
          Bağlantıyı gönderdik.
        </Alert>
      ) : (
        <form>
          <button type="button" onClick={() => setSent(true)}>
            Gönder
          </button>
        </form>
      )}
    </main>
  )
}

it('goes to the sentence that takes the place of a form', async () => {
  render(<Form />)
  press('Gönder')
  await focused('Bağlantıyı gönderdik.')
})

it('goes on from what got the focus before it loaded', async () => {
  stop()
  render(<Form />)
  button('Gönder').focus()
  stop = keepFocus(document)
  fireEvent.click(button('Gönder'))
  await focused('Bağlantıyı gönderdik.')
})

function InPlace() {
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed')
  return (
    <main>
      <h1>Siparişim</h1>
      <p>Kargoda</p>
      {state === 'closed' && (
        <>
          <p>Yarın gelir.</p>
          <p>
            <button onClick={() => setState('loading')}>Başka adrese gönder</button>
            <button onClick={() => setState('loading')}>Zamanı değiştir</button>
          </p>
        </>
      )}
      {state === 'loading' && (
        <div aria-busy data-testid="skeleton">
          <div />
        </div>
      )}
      {state === 'open' && (
        <div>
          <label>
            Gün <input name="gun" />
          </label>
          <button onClick={() => setState('closed')}>Kapat</button>
        </div>
      )}
      <button onMouseEnter={() => setState('open')}>Geldi</button>
    </main>
  )
}

it('goes to the first field of a form that takes the place of its button, also once that is loaded, and back to the button', async () => {
  render(<InPlace />)
  button('Başka adrese gönder').focus()
  press('Zamanı değiştir')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId('skeleton')))
  fireEvent.mouseEnter(button('Geldi'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Gün')))
  press('Kapat')
  await focused('Zamanı değiştir')
  press('Zamanı değiştir')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId('skeleton')))
  fireEvent.mouseEnter(button('Geldi'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Gün')))
})

function Rows() {
  const [rows, setRows] = useState(['Ev', 'İş'])
  const [asked, setAsked] = useState<string>()
  return (
    <>
      <main>
        <h1>Hesabım</h1>
        <Panel title="Adresler">
          {rows.map((row) => (
            <p key={row}>
              <button onClick={() => setAsked(row)}>{`Sil: ${row}`}</button>
            </p>
          ))}
        </Panel>
      </main>
      <Dialog open={asked !== undefined} onClose={() => setAsked(undefined)} title="Silinsin mi?">
        <button
          onClick={() => {
            setRows(rows.filter((row) => row !== asked))
            setAsked(undefined)
          }}
        >
          Evet
        </button>
      </Dialog>
    </>
  )
}

it('goes to the heading of the part that a row has left, though a dialog asked in between', async () => {
  render(<Rows />)
  press('Sil: Ev')
  press('Evet')
  await focused('Adresler')
})

it('stays where it is while nothing is removed', async () => {
  render(
    <main>
      <h1>Sepetim</h1>
      <button>Kalır</button>
    </main>,
  )
  button('Kalır').focus()
  await act(async () => {
    document.querySelector('main')?.append('Yeni')
  })
  await expect.poll(() => document.activeElement).toBe(button('Kalır'))
})

it('is not moved after the shopper has clicked elsewhere', async () => {
  render(<Form />)
  const gone = button('Gönder')
  gone.focus()
  fireEvent.pointerDown(document.body)
  await act(async () => gone.click())
  expect(await screen.findByText('Bağlantıyı gönderdik.')).toBeTruthy()
  await act(() => new Promise((done) => setTimeout(done)))
  await expect.poll(() => document.activeElement).toBe(document.body)
})
