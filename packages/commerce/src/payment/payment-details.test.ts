import { expect, test } from 'vitest'
import { readPaymentDetails, storePaymentDetails } from './payment-details.ts'

const transfer = { bank: 'Banka', holder: 'Mağaza', iban: 'TR01', reference: 'GV-1' }
const link = 'https://banka.test/1'

test('what is stored is read again', () => {
  expect(readPaymentDetails(JSON.parse(storePaymentDetails({ link })))).toEqual({ link, transfer: null })
  expect(readPaymentDetails(JSON.parse(storePaymentDetails(transfer)))).toEqual({ link: null, transfer })
})
test('rows without a version are of version 1', () => {
  expect(readPaymentDetails({ link })).toEqual({ link, transfer: null })
  expect(readPaymentDetails({ ...transfer, link })).toEqual({ link, transfer })
})
test('a payment that has not begun, and an account that is not whole, say nothing', () => {
  expect(readPaymentDetails(null)).toEqual({ link: null, transfer: null })
  expect(readPaymentDetails({ bank: 'Banka' })).toEqual({ link: null, transfer: null })
})
test('a version of tomorrow is not guessed at', () => {
  expect(() => readPaymentDetails({ version: 2, link })).toThrow('version 2')
})
