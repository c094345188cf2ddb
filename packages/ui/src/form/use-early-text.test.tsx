import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
})

function Form() {
  const [email, setEmail] = useState('')
  const [note, setNote] = useState('')
  const [city, setCity] = useState('Ankara')
  return (
    <form>
      <TextField label="E-posta" value={email} onChange={(event) => setEmail(event.target.value)} />
      <TextArea label="Not" value={note} onChange={(event) => setNote(event.target.value)} />
      <TextField label="İl" value={city} onChange={(event) => setCity(event.target.value)} />
      <p role="status">{`${email}|${note}|${city}`}</p>
    </form>
  )
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

test('what was typed before the script ran is the form’s, and stays through every later drawing', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(<Form />)
  field('E-posta').value = 'deniz@ornek.com'
  field('Not').value = 'Kapıya bırakın'
  const hydrated = await act(async () => hydrateRoot(root, <Form />))
  expect(screen.getByRole('status').textContent).toBe('deniz@ornek.com|Kapıya bırakın|Ankara')
  fireEvent.change(field('İl'), { target: { value: 'İzmir' } })
  expect(screen.getByRole('status').textContent).toBe('deniz@ornek.com|Kapıya bırakın|İzmir')
  expect(field('E-posta').value).toBe('deniz@ornek.com')
  await act(async () => hydrated.unmount())
})
