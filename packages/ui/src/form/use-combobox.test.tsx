import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useCombobox } from './use-combobox.ts'

afterEach(cleanup)

const taken: string[] = []
function Box({ selectsFirst = false }: { readonly selectsFirst?: boolean }) {
  const box = useCombobox({
    label: 'Meyveler',
    options: ['elma', 'armut'],
    selectsFirst,
    onTake: (option) => {
      taken.push(option)
      box.close()
    },
  })
  return (
    <>
      <input aria-label="Meyve" {...box.field} onChange={box.restart} />
      <div {...box.list}>
        {box.options.map((option, index) => (
          <div key={option} {...box.optionAt(index, '')}>
            {option}
          </div>
        ))}
      </div>
      <p>{box.isMoved ? 'moved' : 'not moved'}</p>
    </>
  )
}
const show = (selectsFirst: boolean) => {
  taken.length = 0
  render(<Box selectsFirst={selectsFirst} />)
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'm' } })
}
const selected = () => screen.queryByRole('option', { selected: true })?.textContent
const press = (key: string) => fireEvent.keyDown(screen.getByRole('combobox'), { key })

it('the arrow keys go round the options and the typed text', () => {
  show(false)
  const seen = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'].map((key) => {
    press(key)
    return selected()
  })
  expect(seen).toEqual(['elma', 'armut', undefined, 'armut'])
})

it('the arrow keys go round the options alone if the first is selected at first', () => {
  show(true)
  expect([selected(), screen.queryByText('not moved') !== null]).toEqual(['elma', true])
  const seen = ['ArrowUp', 'ArrowDown'].map((key) => {
    press(key)
    return selected()
  })
  expect([seen, screen.queryByText('moved') !== null]).toEqual([['armut', 'elma'], true])
})

it('the field names the selected option, and Escape closes the list once', () => {
  show(false)
  const field = screen.getByRole('combobox')
  press('ArrowDown')
  expect(document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent).toBe('elma')
  expect(press('Escape')).toBe(false)
  expect([field.getAttribute('aria-expanded'), field.getAttribute('aria-activedescendant')]).toEqual(['false', null])
  expect(press('Escape')).toBe(true)
})

it('a click takes an option, and a press on it does not take the focus from the field', () => {
  show(false)
  const option = screen.getByRole('option', { name: 'armut' })
  expect(fireEvent.mouseDown(option)).toBe(false)
  fireEvent.click(option)
  expect([taken, screen.queryByRole('option')]).toEqual([['armut'], null])
})
