import { once, readYaml } from '@market/data-files'
import * as v from 'valibot'
import { dataFile } from '../data-file.ts'
import { text } from '../fields.ts'

const choices = v.pipe(
  v.record(text, text),
  v.transform((list) => Object.entries(list).map(([value, name]) => ({ value, name }))),
)

/** Choices of a seller in the application, besides the sectors. */
export const seedShopApplication = once(() =>
  readYaml(
    dataFile('showcase/shop-application.yaml'),
    v.strictObject({ company_profiles: choices, api_types: choices, roles: choices }),
  ),
)
