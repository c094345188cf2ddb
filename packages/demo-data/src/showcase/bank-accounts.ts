import { once, readRows } from '@market/data-files'
import * as v from 'valibot'
import { dataFile } from '../data-file.ts'
import { text } from '../fields.ts'

const row = v.pipe(
  v.strictObject({
    bank: text,
    account: v.pipe(v.string(), v.regex(/^\d{22}$/, 'write the 22 digits behind the check digits')),
    instant: v.picklist(['', 'yes'], 'write yes or leave it empty'),
  }),
  v.transform(({ bank, account, instant }) => ({
    bank,
    holder: 'Güvercin Deneme Hesabı',
    iban: ibanOf(account),
    instant: instant === 'yes',
  })),
)

/** Fictional banks with generated account numbers, which belong to no real account. */
export const seedBankAccounts = once(() => readRows(dataFile('showcase/bank-accounts.tsv'), row))

/** Check digits in front of a bank's own 22: the whole is 1 modulo 97 (rules.md V15). */
function ibanOf(number: string): string {
  const check = 98n - (BigInt(`${number}292700`) % 97n)
  return `TR${String(check).padStart(2, '0')}${number}`
}
