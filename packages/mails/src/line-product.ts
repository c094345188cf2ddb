import { lineName, type SnapshotItem } from '@market/provider'
import type { MailProduct } from './mail-parts.ts'

type Shown = Pick<SnapshotItem, 'brand' | 'name' | 'attributes' | 'image' | 'url'>

/** A line of an order as a mail shows it: with its picture, and the way to its page. */
export const lineProduct = (item: Shown, amount: string, detail = ''): MailProduct => ({
  name: lineName(item),
  detail,
  amount,
  image: item.image,
  url: item.url,
})
