import { lineName, type SnapshotItem } from '@market/commerce'
import type { MailProduct } from './mail-parts.ts'

type Shown = Pick<SnapshotItem, 'brand' | 'name' | 'attributes' | 'image' | 'url'>

/** An order line as shown in a mail: with its picture and a link to its page. */
export const lineProduct = (item: Shown, amount: string, detail = ''): MailProduct => ({
  name: lineName(item),
  detail,
  amount,
  image: item.image,
  url: item.url,
})
