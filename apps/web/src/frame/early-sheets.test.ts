import { afterEach, expect, test, vi } from 'vitest'
import { takeSheets } from './early-sheets.ts'

afterEach(() => {
  vi.useRealTimers()
  document.head.replaceChildren()
})

/** Adds a sheet that is still loading. */
function coming(): HTMLLinkElement {
  const link = document.createElement('link')
  link.media = 'not all'
  document.head.append(link)
  return link
}
const isOver = async (work: Promise<unknown>) => {
  const open = Symbol('open')
  return (await Promise.race([work, Promise.resolve(open)])) !== open
}

test.each(['load', 'error'])('a sheet is let in after its %s', async (event) => {
  const link = coming()
  const taken = takeSheets(document)
  expect([await isOver(taken), link.media]).toEqual([false, 'not all'])
  link.dispatchEvent(new Event(event))
  await taken
  expect(link.media).toBe('')
})

test('a sheet that is there is let in at once', async () => {
  const link = coming()
  Object.defineProperty(link, 'sheet', { value: {} })
  await takeSheets(document)
  expect(link.media).toBe('')
})

test('a sheet that never comes does not hold the page', async () => {
  vi.useFakeTimers()
  coming()
  const taken = takeSheets(document)
  await vi.advanceTimersByTimeAsync(5000)
  await taken
})
