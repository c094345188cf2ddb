import { once, readYaml } from '@market/data-files'
import * as v from 'valibot'
import { dataFile } from '../data-file.ts'
import { categories, text, texts } from '../fields.ts'

const trade = v.strictObject({
  /** Groups of the category tree. */
  departments: v.pipe(categories, v.maxLength(3, 'write three departments at most')),
  /** Second words of shop names. */
  signs: texts,
  /** The trade in the company's name. */
  company: text,
  /** Small things that cost little, whose parcels cost less to send. */
  parcels: v.optional(v.literal('small', 'write `parcels: small` or leave it out')),
  /** On the sign. */
  drawing: text,
  /** The shop's own description; `{city}` is filled in. */
  about: text,
})
export type ShopTrade = v.InferOutput<typeof trade>

/** Trades of shops: their departments, names on sign and papers, and the drawing on the sign. */
export const shopTrades = once(() => readYaml(dataFile('shops/trades.yaml'), v.array(trade)))
