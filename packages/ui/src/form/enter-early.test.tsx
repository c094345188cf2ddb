import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Checkbox } from './checkbox.tsx'
import { enterEarly } from './enter-early.ts'
import { QuantityField } from './quantity-field.tsx'
import { Radio } from './radio.tsx'
import { Select } from './select.tsx'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

function Form() {
  const [entry, setEntry] = useState({ email: '', note: '', city: 'Ankara', agreed: false, news: true, way: 'card' })
  const [quantity, setQuantity] = useState(1)
  useEffect(() => enterEarly(document), [])
  const set = (change: Partial<typeof entry>) => setEntry((before) => ({ ...before, ...change }))
  const way = (name: string) => (
    <Radio name="way" label={name} checked={entry.way === name} onChange={() => set({ way: name })} />
  )
  return (
    <form>
      <TextField label="E-posta" value={entry.email} onChange={({ target }) => set({ email: target.value })} />
      <TextArea label="Not" value={entry.note} onChange={({ target }) => set({ note: target.value })} />
      <Select label="İl" value={entry.city} onChange={({ target }) => set({ city: target.value })}>
        <option>Adana</option>
        <option>Ankara</option>
        <option>Van</option>
      </Select>
      <Checkbox label="Okudum" checked={entry.agreed} onChange={({ target }) => set({ agreed: target.checked })} />
      <Checkbox label="Haberler" checked={entry.news} onChange={({ target }) => set({ news: target.checked })} />
      {way('card')}
      {way('transfer')}
      <QuantityField label="Adet" value={quantity} onChange={setQuantity} />
      <p role="status">{[...Object.values(entry), quantity].join('|')}</p>
    </form>
  )
}

/** Variants, services: each control adds itself to the list of the last render. */
function Choices() {
  const [chosen, setChosen] = useState<readonly string[]>(['Beyaz'])
  useEffect(() => enterEarly(document), [])
  const choice = (name: string, group: readonly string[]) => (
    <Radio
      name={group[0] ?? ''}
      label={name}
      checked={chosen.includes(name)}
      onChange={() => setChosen([...chosen.filter((one) => !group.includes(one)), name])}
    />
  )
  const service = (name: string) => (
    <Checkbox label={name} checked={chosen.includes(name)} onChange={() => setChosen([...chosen, name])} />
  )
  return (
    <form>
      {choice('Beyaz', ['Beyaz', 'Gri'])}
      {choice('Gri', ['Beyaz', 'Gri'])}
      {choice('M', ['M', 'XL'])}
      {choice('XL', ['M', 'XL'])}
      {service('Montaj')}
      {service('Garanti')}
      <p role="status">{chosen.join('|')}</p>
    </form>
  )
}

const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const said = () => screen.getByRole('status').textContent
let root: HTMLElement
const hydrate = async () => {
  const hydrated = await act(async () => hydrateRoot(root, <Form />))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  return hydrated
}

beforeEach(() => {
  root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(<Form />)
})
afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
})

test('values entered before hydration are reported, and kept on later renders', async () => {
  control('E-posta').value = 'deniz@ornek.com'
  control('Not').value = 'Kapıya bırakın'
  control('İl').value = 'Van'
  control('Okudum').checked = true
  control('Haberler').checked = false
  control('transfer').checked = true
  const hydrated = await hydrate()
  expect(said()).toBe('deniz@ornek.com|Kapıya bırakın|Van|true|false|transfer|1')
  fireEvent.change(control('İl'), { target: { value: 'Adana' } })
  expect(said()).toBe('deniz@ornek.com|Kapıya bırakın|Adana|true|false|transfer|1')
  expect(control('E-posta').value).toBe('deniz@ornek.com')
  expect(control('transfer').checked).toBe(true)
  await act(async () => hydrated.unmount())
})

test('each choice made before hydration is added to those before it', async () => {
  root.innerHTML = renderToString(<Choices />)
  for (const name of ['Gri', 'XL', 'Montaj', 'Garanti']) control(name).checked = true
  const hydrated = await act(async () => hydrateRoot(root, <Choices />))
  await waitFor(() => expect(said()).toBe('Gri|XL|Montaj|Garanti'))
  expect(['Beyaz', 'Gri', 'M', 'XL'].map((name) => control(name).checked)).toEqual([false, true, false, true])
  await act(async () => hydrated.unmount())
})

test('a number that was typed and left counts, one that is still typed waits', async () => {
  control('Adet').value = '4'
  const hydrated = await hydrate()
  expect(said()).toMatch(/\|4$/)
  await act(async () => hydrated.unmount())
  root.innerHTML = renderToString(<Form />)
  control('Adet').value = '5'
  control('Adet').focus()
  const again = await hydrate()
  expect(said()).toMatch(/\|1$/)
  expect(control('Adet').value).toBe('5')
  await act(async () => again.unmount())
})

test('reports no change if nothing was entered', async () => {
  const hydrated = await hydrate()
  expect(said()).toBe('||Ankara|false|true|card|1')
  await act(async () => hydrated.unmount())
})
