import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Button } from './button.tsx'
import { Chip } from './chip.tsx'
import { IconButton } from './icon-button.tsx'

afterEach(cleanup)

test('while loading it keeps its name and the focus, says so, and does nothing more', () => {
  let presses = 0
  const press = () => (presses += 1)
  const { rerender } = render(<Button onClick={press}>Sepete Ekle</Button>)
  const button = screen.getByRole('button', { name: 'Sepete Ekle' })
  button.focus()
  fireEvent.click(button)
  rerender(
    <Button onClick={press} loading>
      Sepete Ekle
    </Button>,
  )
  fireEvent.click(button)
  expect(presses).toBe(1)
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(screen.getByRole('button', { name: /Sepete Ekle/ })).toBe(button)
})

test('a loading submit button does not submit again', () => {
  let submits = 0
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submits += 1
      }}
    >
      <Button type="submit" loading>
        Öde
      </Button>
    </form>,
  )
  fireEvent.click(screen.getByRole('button'))
  expect(submits).toBe(0)
})

test('an icon button says what it does and whether it is on', () => {
  render(<IconButton icon="heart" label="Favorilere ekle" pressed />)
  expect(screen.getByRole('button', { name: 'Favorilere ekle', pressed: true })).toBeTruthy()
})

test('a chip that removes a filter is a link that says so', () => {
  render(
    <Chip href="/kulaklik" removes>
      Sesta
    </Chip>,
  )
  expect(screen.getByRole('link', { name: 'Kaldır: Sesta' }).getAttribute('href')).toBe('/kulaklik')
})

test('a chosen chip is a pressed button, or the current link', () => {
  render(
    <>
      <Chip selected>Tümü</Chip>
      <Chip href="?s=1" selected>
        Yolda
      </Chip>
    </>,
  )
  expect(screen.getByRole('button', { name: 'Tümü', pressed: true })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Yolda' }).getAttribute('aria-current')).toBe('true')
})
