import { type CartItem, wrapTotal } from '@market/domain/cart'
import { LatePart } from '@market/react'
import { Button } from '@market/ui'
import { useState } from 'react'
import { giftFacts } from '../../../shared/gift/gift-facts.ts'
import * as css from '../../../shared/gift/gift-facts.css.ts'
import { lineActions } from '../cart-page.css.ts'
import { giftTexts as texts } from './gift-texts.ts'

const bring = async () => (await import('./gift-dialog.tsx')).GiftDialog

/** The gift options of a cart line, and a button to change them. */
export function GiftLine({ item, name }: { readonly item: CartItem; readonly name: string }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { gift } = item
  return (
    <>
      {gift &&
        giftFacts(gift, wrapTotal(item)).map((fact) => (
          <p key={fact} className={css.fact}>
            {fact}
          </p>
        ))}
      <div className={lineActions}>
        <Button
          variant="text"
          size="sm"
          icon="gift"
          aria-label={(gift ? texts.changeLabel : texts.openLabel)(name)}
          onClick={() => setOpen(true)}
        >
          {gift ? texts.change : texts.open}
        </Button>
      </div>
      {open && <LatePart bring={bring} props={{ item, name, onClosed: close }} onFailed={close} />}
    </>
  )
}
