import { afterEach, expect, it } from 'vitest'
import { browserStorages } from './browser-storages.ts'
import { forgetMember } from './forget-member.ts'
import { storedText, parsed } from './stored-text.ts'
import { type StoredName, storedValues } from './stored-values.ts'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
const names = Object.keys(storedValues) as readonly StoredName[]
const storages = browserStorages()

it('keeps each value where it is declared, and takes those of a member away with them', () => {
  for (const name of names) expect(storedText(storages, name).write('x')).toBe(true)
  const kept = (place: 'local' | 'tab') => names.filter((name) => storedValues[name].place === place).toSorted()
  expect([Object.keys(localStorage).toSorted(), Object.keys(sessionStorage).toSorted()]).toEqual([
    kept('local'),
    kept('tab'),
  ])
  forgetMember(storages)
  for (const name of names)
    expect(storedText(storages, name).read()).toBe(storedValues[name].personal ? undefined : 'x')
})

it('reads an older value as absent, and leaves none behind', () => {
  const [old, now] = [1, 2].map((version) =>
    storedText(storages, 'raffle_cart', { place: 'local', version, personal: true }),
  )
  old?.write('old')
  expect(now?.read()).toBeUndefined()
  now?.write('new')
  expect([now?.read(), old?.read()]).toEqual(['new', undefined])
  old?.write('old')
  now?.remove()
  expect(localStorage).toHaveLength(0)
})

it('keeps nothing where the storage is missing or locked, and never throws', () => {
  const locked = new Proxy(localStorage, {
    get: () => {
      throw new Error('locked')
    },
  })
  for (const one of [{}, { local: locked, tab: locked }])
    for (const name of names) {
      const text = storedText(one, name)
      expect([text.write('x'), text.read(), text.remove()]).toEqual([false, undefined, false])
    }
})

it.each([undefined, '', '{', 'null', 'undefined'])('reads %s as no value', (text) => {
  expect(parsed(text)).toBeUndefined()
})
