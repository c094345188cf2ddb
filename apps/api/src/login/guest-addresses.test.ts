import { getInitAddress, postAddress, postSetTc } from '@market/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { maxAddresses } from '../account/addresses/save-address.ts'
import { homeAddress } from '../testing/home-address.ts'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertMember } from '../testing/insert-member.ts'
import { makeVisitor } from '../testing/make-visitor.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

test('addresses of a guest who logs in are the member’s, chosen, and never twice', async () => {
  const member = await insertMember(api)
  const before = await makeVisitor(api.url, member.credentials)
  const own = await before.ask(postAddress, { body: { ...homeAddress, title: 'Ev' } })
  const guest = await makeVisitor(api.url)
  await guest.ask(postAddress, { body: { ...homeAddress, title: 'Başka ad' } })
  const typed = await guest.ask(postAddress, { body: { ...homeAddress, title: 'Yazlık', address: 'Deneme Sok. 5' } })
  await guest.ask(postSetTc, { body: { tc: '10000000146' } })
  const logged = await makeVisitor(api.url, member.credentials, guest.bearer)
  const book = await logged.ask(getInitAddress)
  expect(book.addresses.map(({ title }) => title)).toEqual(['Ev', 'Yazlık'])
  expect(book).toMatchObject({ selected_address: typed.saved.id, tc_kept: true })
  const again = await makeVisitor(api.url)
  await again.ask(postAddress, { body: { ...homeAddress, title: 'Ev' } })
  const twice = await makeVisitor(api.url, member.credentials, again.bearer)
  expect(await twice.ask(getInitAddress)).toMatchObject({ selected_address: own.saved.id })
})

test('an address that the member has already leaves the last place of the book to a new one', async () => {
  const member = await insertMember(api)
  const before = await makeVisitor(api.url, member.credentials)
  for (let number = 1; number < maxAddresses; number += 1)
    await before.ask(postAddress, { body: { ...homeAddress, title: `Ev ${number}`, address: `Deneme Sok. ${number}` } })
  const guest = await makeVisitor(api.url)
  await guest.ask(postAddress, { body: { ...homeAddress, title: 'Yine', address: 'Deneme Sok. 1' } })
  const fresh = await guest.ask(postAddress, { body: { ...homeAddress, title: 'Yeni', address: 'Yeni Sok. 7' } })
  const logged = await makeVisitor(api.url, member.credentials, guest.bearer)
  const book = await logged.ask(getInitAddress)
  expect(book.addresses).toHaveLength(maxAddresses)
  expect(book.selected_address).toBe(fresh.saved.id)
})
