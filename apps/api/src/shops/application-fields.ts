import { type Answer, getShopApplicationParams } from '@market/contract'
import type { Database } from '@market/database'
import { categoryTree } from '@market/domain/catalog'
import type { SellerApplication, SellerField } from '@market/domain/shops'
import * as v from 'valibot'
import { applicationSetting } from './application-setting.ts'
import { applicationTexts } from './application-texts.ts'

type Choices = Answer<typeof getShopApplicationParams>

const stored = v.omit(getShopApplicationParams.answer, ['sectors'])

/** Options of the form that an operator may have changed, and the sectors. */
export async function readApplicationChoices(db: Database): Promise<Choices> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', applicationSetting).executeTakeFirst()
  const none = { company_profiles: [], api_types: [], roles: [] }
  return {
    ...(row ? v.parse(stored, row.value) : none),
    sectors: categoryTree.map(({ slug, name }) => ({ value: slug, name })),
  }
}

const names = Object.keys(applicationTexts.fields) as readonly SellerField[]

/** A form as labels and values, with the names of its choices in place of their keys. */
export function applicationFields(
  form: Omit<SellerApplication, 'recaptcha'>,
  { company_profiles, api_types, sectors }: Choices,
): readonly (readonly [label: string, value: string])[] {
  const named = new Map<SellerField, readonly { readonly value: string; readonly name: string }[]>([
    ['companyProfile', company_profiles],
    ['apiType', api_types],
    ['sector', sectors],
    ['gender', applicationTexts.genders],
  ])
  return names.flatMap((name) => {
    if (name === 'recaptcha') return []
    const value = form[name]
    const chosen = named.get(name)?.find((one) => one.value === value)
    const text = chosen ? chosen.name : typeof value === 'string' ? value : value ? applicationTexts.yes : ''
    return [[applicationTexts.fields[name], text] as const]
  })
}
