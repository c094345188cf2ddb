import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { id, text } from '../kernel/field.ts'

const answer = v.object({ items: v.array(v.object({ id, bank: text, holder: text, iban: text })) })

/** Accounts for a bank transfer, with IBAN and holder. */
export const getBankList = defineCall({
  method: 'GET',
  path: '/bank_list',
  who: 'any',
  summary: 'Accounts for bank transfers',
  answer,
})

/** Accounts at banks with instant transfer. */
export const getInstantBankList = defineCall({
  method: 'GET',
  path: '/instant_bank_list',
  who: 'any',
  summary: 'Accounts of banks with instant transfers',
  answer,
})
