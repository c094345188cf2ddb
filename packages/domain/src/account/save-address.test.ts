import { anAddressForm, hostileText, memoryAddresses, valueOf } from '@market/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressProblems } from './address-problems.ts'
import { emptyAddress } from './address.ts'
import { saveAddress } from './save-address.ts'

const problems = (more: Parameters<typeof anAddressForm>[0], also?: { readonly tcRequired: boolean }) =>
  addressProblems(anAddressForm(more), also).map(({ field, problem }) => `${field} ${problem}`)

describe('V13 addressProblems', () => {
  it('finds nothing wrong with a good address', () => {
    expect(problems({})).toEqual([])
    expect(problems({ tc: ' 10000000146 ', email: 'ada@ornek.test' }, { tcRequired: true })).toEqual([])
  })

  it('begins as a delivery address without a text', () => {
    const { type, ...texts } = emptyAddress
    expect(type).toBe(1)
    expect(Object.values(texts).every((text) => text === '')).toBe(true)
  })

  it('asks for what is needed, in the form’s order', () => {
    expect(addressProblems(emptyAddress, { tcRequired: true }).map(({ field }) => field)).toEqual([
      'firstName',
      'lastName',
      'phone',
      'city',
      'district',
      'address',
      'title',
      'tc',
    ])
    expect(problems({ firstName: '   ' })).toEqual(['firstName required'])
  })

  it.each([
    [{ address: 'Ihlamur Sokak' }, 'address invalid'],
    [{ phone: '02240000000' }, 'phone invalid'],
    [{ email: 'ada' }, 'email invalid'],
    [{ tc: '11111111110' }, 'tc invalid'],
  ])('of %o is %s', (more, problem) => {
    expect(problems(more)).toEqual([problem])
  })

  it('asks for all of the company once one field is given', () => {
    expect(problems({ companyName: 'Deneme A.Ş.' })).toEqual(['taxOffice required', 'taxNumber required'])
    const company = { companyName: 'Deneme A.Ş.', taxOffice: 'Nilüfer', taxNumber: '4540536920' }
    expect(problems(company)).toEqual([])
    expect(problems({ ...company, taxNumber: '123' })).toEqual(['taxNumber invalid'])
  })

  it('answers for every text', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const form = anAddressForm({ address: text, phone: text, email: text, tc: text, taxNumber: text })
        const problems = addressProblems(form)
        expect(new Set(problems.map(({ field }) => field)).size).toBe(problems.length)
      }),
    )
  })
})

describe('saveAddress', () => {
  it('saves a new address with its texts trimmed and the phone without spaces', async () => {
    const clean = anAddressForm({
      email: 'ada@ornek.test',
      tc: '10000000146',
      companyName: 'Deneme Tekstil 34',
      taxOffice: 'Nilüfer',
      taxNumber: '4540536920',
    })
    const { type, useAsInvoice, phone, ...texts } = clean
    const padded = Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, ` ${text} `]))
    const addresses = memoryAddresses()
    const { saved, selectedAddress } = await valueOf(
      saveAddress({ addresses })({ address: { ...clean, ...padded, phone: ' 0555 000 00 00 ' } }),
    )
    expect(saved).toEqual({ ...texts, type, phone, id: saved.id })
    expect([selectedAddress, useAsInvoice]).toEqual([saved.id, true])
  })

  it('T2 keeps letters of a name and digits too of a company’s, and asks for a name of which nothing is left', async () => {
    const addresses = memoryAddresses()
    const company = { companyName: '34 Deneme, A.Ş.', taxOffice: 'Nilüfer', taxNumber: '4540536920' }
    const address = anAddressForm({ firstName: 'Ada!', lastName: 'Deneme-2', ...company })
    const { saved } = await valueOf(saveAddress({ addresses })({ address }))
    expect(saved).toMatchObject({ firstName: 'Ada', lastName: 'Deneme', companyName: '34 Deneme AŞ' })
    expect(await saveAddress({ addresses })({ address: anAddressForm({ firstName: '123' }) })).toMatchObject({
      failure: { problems: [{ field: 'firstName', problem: 'required' }] },
    })
  })

  it('changes the one with the id', async () => {
    const addresses = memoryAddresses()
    const { saved } = await valueOf(saveAddress({ addresses })({ address: anAddressForm() }))
    const after = await valueOf(saveAddress({ addresses })({ address: anAddressForm({ title: 'İş' }), id: saved.id }))
    expect(after.addresses.map(({ title }) => title)).toEqual(['İş'])
  })

  it('saves nothing that is wrong', async () => {
    const addresses = memoryAddresses()
    const answer = await saveAddress({ addresses })({ address: anAddressForm({ city: '' }), tcRequired: true })
    expect(answer).toMatchObject({
      failure: { kind: 'invalid', problems: [{ field: 'city', problem: 'required' }, { field: 'tc' }] },
    })
    expect(await saveAddress({ addresses })({ address: anAddressForm({ city: '' }) })).toMatchObject({
      failure: { problems: [{ field: 'city', problem: 'required' }] },
    })
    expect(await valueOf(addresses.list(1))).toEqual([])
  })
})
