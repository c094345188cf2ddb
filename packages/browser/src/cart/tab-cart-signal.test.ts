import { expect, it } from 'vitest'
import { tabCartSignal } from './tab-cart-signal.ts'

const tabs = () => {
  const heard: ((event: StorageEvent) => void)[][] = [[], []]
  const signal = (at: number) => {
    const local: Storage = Object.create(localStorage, {
      setItem: {
        value: (key: string) =>
          heard.forEach((those, tab) => tab !== at && those.forEach((run) => run({ key } as StorageEvent))),
      },
    })
    return tabCartSignal(
      { local },
      { addEventListener: (_: string, run: unknown) => heard[at]?.push(run as (event: StorageEvent) => void) },
    )
  }
  return [signal(0), signal(1)] as const
}

it('tells the other tabs of a changed cart, and not the one that changed it', () => {
  const [one, other] = tabs()
  const told: string[] = []
  one.onAnnounced(() => told.push('one'))
  other.onAnnounced(() => told.push('other'))
  one.announce(7)
  expect(told).toEqual(['other'])
})
