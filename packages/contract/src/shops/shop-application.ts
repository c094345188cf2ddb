import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { text } from '../kernel/field.ts'
import { robotSolution } from '../session/robot-check.ts'

const choices = v.array(v.object({ value: text, name: text }))

/** Options of the application form, each with id and name. */
export const getShopApplicationParams = defineCall({
  method: 'GET',
  path: '/shops/application/params',
  who: 'any',
  summary: 'Options of the seller’s application',
  answer: v.object({ sectors: choices, company_profiles: choices, api_types: choices, roles: choices }),
})

const field = v.pipe(v.string(), v.maxLength(1000))

/** 422 if a field breaks its rule (rules.md V8, V12, V13, V14). */
export const postShopApplication = defineCall({
  method: 'POST',
  path: '/shops/application',
  who: 'any',
  idempotent: true,
  summary: 'Apply to open a shop',
  body: v.strictObject({
    company_name: field,
    company_phone: field,
    company_fax: field,
    company_web: field,
    company_address: field,
    warehouse_address: field,
    tax_address: field,
    tax_number: field,
    official_first_name: field,
    official_last_name: field,
    official_mail: field,
    official_phone: field,
    official_role: field,
    company_profile: field,
    api_type: field,
    sector: field,
    shop_name: field,
    brands: field,
    other_sites: field,
    /** The company has the documents that selling asks for. */
    has_document: v.boolean(),
    gender: v.optional(v.picklist(['female', 'male', '']), ''),
    recaptcha: robotSolution,
  }),
  answer: v.object({ application_no: text }),
})
