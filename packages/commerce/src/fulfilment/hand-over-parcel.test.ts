import { fail, succeed } from '@market/domain/kernel'
import { handOverTries } from '@market/domain/orders'
import { expect, it } from 'vitest'
import { handOverParcel } from './hand-over-parcel.ts'

const photo = new Uint8Array([1])

function atDoor({ readable = true, changed = false } = {}) {
  const done: unknown[] = []
  let tries = 0
  const ports = {
    takeTry: async () => ++tries <= handOverTries,
    keepPhoto: async () => {
      if (readable) done.push('photo')
      return readable
    },
    deliver: async (left: unknown) => {
      if (!changed) done.push(left)
      return !changed
    },
  }
  const ask = (shown: Parameters<typeof handOverParcel>[2], takesCash = false) =>
    handOverParcel(ports, { right: '004217', takesCash }, shown)
  return { ask, done }
}

it('hands over against the code, and keeps the photo that comes with it', async () => {
  const { ask, done } = atDoor()
  expect(await ask({ code: '004217', photo })).toEqual(succeed(undefined))
  expect(done).toEqual(['photo', null])
})

it('leaves a parcel with a photo, and keeps none of a parcel that it does not hand over', async () => {
  const { ask, done } = atDoor()
  expect(await ask({ left: 'door' })).toEqual(fail('no-photo'))
  expect(await ask({ left: 'door', photo }, true)).toEqual(fail('cash'))
  expect(await ask({ code: '000000', photo })).toEqual(fail('wrong-code'))
  expect(done).toEqual([])
  expect(await ask({ left: 'door', photo })).toEqual(succeed(undefined))
  expect(done).toEqual(['photo', 'door'])
})

it('takes no code after the last try, not even the right one', async () => {
  const { ask, done } = atDoor()
  for (let turn = 0; turn < handOverTries; turn += 1) expect(await ask({ code: '1' })).toEqual(fail('wrong-code'))
  expect(await ask({ code: '004217' })).toEqual(fail('no-tries'))
  expect(done).toEqual([])
  expect(await ask({ left: 'reception', photo })).toEqual(succeed(undefined))
})

it('fails for an unreadable photo, and for a parcel that has changed', async () => {
  expect(await atDoor({ readable: false }).ask({ left: 'door', photo })).toEqual(fail('unreadable-photo'))
  expect(await atDoor({ changed: true }).ask({ code: '004217' })).toEqual(fail('changed'))
})
