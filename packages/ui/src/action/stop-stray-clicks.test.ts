import { beforeEach, expect, it } from 'vitest'
import { stopStrayClicks } from './stop-stray-clicks.ts'

const pressed: string[] = []
const page = document.implementation.createHTMLDocument()
stopStrayClicks(page)
page.addEventListener('click', ({ target }) => pressed.push(target instanceof Element ? target.id : ''))
beforeEach(() => {
  pressed.length = 0
  page.body.innerHTML = `<p id="text">Toplam</p><button id="pay"><b id="word">Öde</b></button>
    <label id="label"><input id="bank" type="radio" /> Banka</label>`
  click('text')
})
const click = (id: string, count = 1) =>
  page
    .querySelector(`#${id}`)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: count }))
const bank = () => page.querySelector<HTMLInputElement>('#bank')?.checked

it('stops a double click’s second click on what the first has moved under the pointer', () => {
  click('pay')
  click('label', 2)
  click('text', 3)
  expect(pressed).toEqual(['text', 'pay'])
  expect(bank()).toBe(false)
})

it('passes a double click on one control, on any of its parts', () => {
  click('pay')
  click('word', 2)
  click('label')
  click('bank', 2)
  expect(pressed.filter((id) => id !== 'bank')).toEqual(['text', 'pay', 'word', 'label'])
  expect(bank()).toBe(true)
})

it('passes a later click, and a double click that began beside a control', () => {
  click('pay')
  click('label')
  click('text')
  click('pay', 2)
  expect(pressed).toContain('label')
  expect(pressed.at(-1)).toBe('pay')
})
