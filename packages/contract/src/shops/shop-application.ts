import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { text } from '../kernel/field.ts'

const choices = v.array(v.object({ value: text, name: text }))

export const getShopApplicationParams = defineCall({
  method: 'GET',
  path: '/shops/application/params',
  who: 'any',
  summary: 'What a seller may choose from in the application',
  answer: v.object({ sectors: choices, company_profiles: choices, api_types: choices, roles: choices }),
})
