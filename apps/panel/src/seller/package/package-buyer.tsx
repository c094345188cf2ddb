import { Panel } from '@market/ui'
import { Facts } from '../../parts/facts.tsx'
import { liraText } from '../../parts/money.ts'
import * as css from '../../parts/parts.css.ts'
import type { Package } from '../package-words.ts'

/** The buyer with address and notes, as far as the member's role may see them. */
export function PackageBuyer({ now: { address, bill_to, note, cash } }: { readonly now: Package }) {
  if (!address)
    return (
      <Panel title="Alıcı">
        <p className={css.muted}>Alıcının adı, adresi ve telefonu yalnızca paketi hazırlayan rollere gösterilir.</p>
      </Panel>
    )
  return (
    <Panel title="Alıcı">
      <Facts
        of={[
          [
            'Teslimat',
            <>
              <b>{address.name}</b>
              {`\n${address.place ? `${address.place}\n` : ''}${address.neighborhood} ${address.address}\n${address.district} / ${address.city}`}
            </>,
          ],
          ['Telefon', address.phone],
          ['Fatura', bill_to && [bill_to.name, bill_to.tax, bill_to.address].filter(Boolean).join('\n')],
          ['Alıcının notu', note],
          ['Kapıda tahsil', cash !== null && liraText(cash)],
        ]}
      />
    </Panel>
  )
}
