import { once, readRows, readYaml } from '@market/data-files'
import * as v from 'valibot'
import { dataFile } from '../data-file.ts'
import { text, texts } from '../fields.ts'

const names = once(() =>
  readYaml(
    dataFile('shops/names.yaml'),
    v.strictObject({ first: texts, companyStems: texts, companyEnds: texts, streets: texts }),
  ),
)

/** First words of invented shop names; the trade gives the second. */
export const shopFirst = (): readonly string[] => names().first
/** Invented streets of shops. */
export const shopStreets = (): readonly string[] => names().streets

/** The company's name of shop `turn`, counted from 0. 300 shops get different names. */
export function companyName(turn: number): string {
  const { companyStems: stems, companyEnds: ends } = names()
  return (stems[turn % stems.length] ?? '') + (ends[Math.floor(turn / stems.length) % ends.length] ?? '')
}

/** Province and district of a shop. */
export const districtsOf = once(() =>
  readRows(dataFile('shops/districts.tsv'), v.strictObject({ province: text, district: text })),
)
