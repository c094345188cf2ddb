import { afterEach, expect, it } from 'vitest'
import { speculateEarly, speculationRules } from './early-speculation.ts'

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection')
  document.head.innerHTML = ''
})

it('the page’s script takes the rules away', () => {
  const end = speculateEarly(document, navigator)
  expect(document.querySelector('script[type=speculationrules]')?.textContent).toBe(speculationRules)
  end()
  expect(document.querySelector('script[type=speculationrules]')).toBeNull()
})

it.each([{ effectiveType: '2g' }, { saveData: true }])('no document is fetched ahead over %o', (line) => {
  Object.defineProperty(navigator, 'connection', { value: line, configurable: true })
  speculateEarly(document, navigator)()
  speculateEarly(document, navigator)
  expect(document.querySelector('script[type=speculationrules]')).toBeNull()
})
