import type { FieldProblem } from '@market/domain/kernel'
import { formatPrice } from '@market/domain/money'
import {
  type CartItem,
  type GiftChoice,
  giftNoteLength,
  giftNoteProblem,
  maxGiftNoteLength,
  normalizeGiftNote,
} from '@market/domain/cart'
import { failureText, useForm, useService } from '@market/react'
import { Alert, Button, Checkbox, Dialog, TextArea } from '@market/ui'
import { useState } from 'react'
import { services } from '../../../composition/tokens.ts'
import { giftCases } from './bind.ts'
import * as css from './gift-dialog.css.ts'
import { giftTexts as texts } from './gift-texts.ts'

interface GiftDialogProps {
  readonly item: CartItem
  readonly name: string
  readonly onClosed: () => void
}

/** Defaults of a new gift: options that cost money are off, prices are hidden. */
const fresh: GiftChoice = { wrapped: false, note: '', pricesHidden: true }

const problems = ({ note }: GiftChoice): readonly FieldProblem<'note'>[] =>
  giftNoteProblem(normalizeGiftNote(note)) === undefined ? [] : [{ field: 'note', problem: 'invalid' }]

/** A dialog for a line's gift options: wrapping, note, hidden prices. */
export function GiftDialog({ item, name, onClosed }: GiftDialogProps) {
  const choose = useService(giftCases.chooseGift)
  const store = useService(services.CartStore)
  const notices = useService(services.NoticeStore)
  const [leaving, setLeaving] = useState(false)
  const [failed, setFailed] = useState<string>()
  const offer = item.wrapOffer ?? null
  const { form, set, field, submit, busy, refused } = useForm(item.gift ?? fresh, {
    id: 'hediye',
    labels: { note: texts.note },
    problems,
    sentence: (_, { note }) => sentenceOf(normalizeGiftNote(note)),
    send: (chosen) => choose(item, chosen),
    onSent: (cart) => {
      store.adopt(cart)
      notices.toast({ type: 'success', text: texts.saved })
      onClosed()
    },
  })
  const remove = async () => {
    if (leaving) return
    setLeaving(true)
    const answer = await choose(item, null)
    setLeaving(false)
    if (!answer.ok) return setFailed(answer.failure.kind === 'invalid' ? undefined : failureText(answer.failure))
    store.adopt(answer.value)
    notices.toast({ type: 'success', text: texts.removed })
    onClosed()
  }
  const left = maxGiftNoteLength - giftNoteLength(normalizeGiftNote(form.note))
  const wrong = refused ?? failed
  return (
    <Dialog form open onClose={onClosed} title={texts.title}>
      <form className={css.form} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
        {wrong && (
          <Alert tone="error" announced>
            {wrong}
          </Alert>
        )}
        <p className={css.what}>{name}</p>
        {offer === null ? (
          <p className={css.note}>{texts.noWrap}</p>
        ) : (
          <div>
            <Checkbox
              label={texts.wrap(formatPrice(offer))}
              checked={form.wrapped}
              onChange={(event) => set({ wrapped: event.target.checked })}
            />
            {item.quantity > 1 && <p className={css.note}>{texts.wrapUnits}</p>}
          </div>
        )}
        <TextArea {...field('note')} mark={texts.optional} hint={texts.left(Math.max(0, left))} rows={3} />
        <div>
          <Checkbox
            label={texts.hide}
            checked={form.pricesHidden}
            onChange={(event) => set({ pricesHidden: event.target.checked })}
          />
          <p className={css.note}>{texts.hideHint}</p>
        </div>
        {offer !== null && <p className={css.note}>{texts.refund}</p>}
        <div className={css.actions}>
          <Button type="submit" full loading={busy}>
            {texts.save}
          </Button>
          {item.gift && (
            <Button variant="text" full loading={leaving} onClick={() => void remove()}>
              {texts.none}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}

const sentenceOf = (note: string): string =>
  giftNoteProblem(note) === 'unprintable' ? texts.unprintable : texts.tooLong(giftNoteLength(note) - maxGiftNoteLength)
