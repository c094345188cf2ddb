import { emptyAddress } from '@market/domain/account'
import { afterEach, expect, it } from 'vitest'
import { browserStorages } from '../browser-storages.ts'
import { sessionAddressDraft } from './session-address-draft.ts'

afterEach(() => sessionStorage.clear())

const form = { ...emptyAddress, address: 'Deneme Sok. 5', city: 'Bursa', district: 'Nilüfer', tc: '10000000146' }
const draft = { name: 'Ada Deneme', form, listed: false, company: true }
const memory = () => sessionAddressDraft(browserStorages())

it('keeps what was filled in for the visit, without the national ID, until it is saved', () => {
  expect(memory().read()).toBeUndefined()
  memory().write(draft)
  expect(memory().read()).toEqual({ ...draft, form: { ...form, tc: '' } })
  memory().write(undefined)
  expect(memory().read()).toBeUndefined()
})

it('knows nothing where the storage is gone or holds something else', () => {
  const nowhere = sessionAddressDraft({})
  nowhere.write(draft)
  expect(nowhere.read()).toBeUndefined()
  for (const text of ['{', '1', 'null', '[]', JSON.stringify({ name: 1, form })]) {
    sessionStorage.setItem('address_draft', text)
    expect(memory().read()).toBeUndefined()
  }
  sessionStorage.setItem('address_draft', JSON.stringify({ name: 'Ada', form: { city: 7 } }))
  expect(memory().read()).toMatchObject({ form: emptyAddress })
})
