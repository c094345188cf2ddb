import type { ProductId } from '@market/domain/kernel'
import { formatPrice, type Money } from '@market/domain/money'
import { type Alarm, suggestedTargets, targetProblems } from '@market/domain/alarms'
import { failureText, useForm, useService } from '@market/react'
import { Alert, Button, Chip, TextField } from '@market/ui'
import { useState } from 'react'
import * as css from './alarm.css.ts'
import { alarmTexts as texts } from './alarm-texts.ts'
import { alarmRoom } from './bind.ts'

interface AlarmFormProps {
  readonly productId: ProductId
  readonly attrId: string
  readonly price: Money
  /** The e-mail address that receives the alarm. */
  readonly email: string
  /** The alarm that is already set. */
  readonly waiting: Alarm | undefined
  readonly onSet: (alarm: Alarm) => void
}

/** A price as it is typed: without the unit, which is in the label. */
const typed = (price: Money) => formatPrice(price).replace(/(,00)? TL$/, '')

/** A form for a price alarm, with suggested targets and a field. */
export function PriceForm({ productId, attrId, price, email, waiting, onSet }: AlarmFormProps) {
  const setAlarm = useService(alarmRoom.setPriceAlarm)
  const targets = suggestedTargets(price)
  const { form, set, field, submit, busy, refused } = useForm(
    { target: waiting?.target ? typed(waiting.target) : '' },
    {
      id: 'alarm',
      labels: { target: texts.target },
      problems: ({ target }) => targetProblems(target, price),
      sentence: () => texts.badTarget(formatPrice(price)),
      send: ({ target }) => setAlarm({ productId, attrId, price }, target),
      onSent: onSet,
    },
  )
  return (
    <form className={css.body} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      {refused && (
        <Alert tone="error" announced>
          {refused}
        </Alert>
      )}
      {targets.length > 0 && (
        <fieldset className={css.targets}>
          <legend className={css.legend}>{texts.targets}</legend>
          {targets.map((target) => (
            <Chip key={target} selected={form.target === typed(target)} onClick={() => set({ target: typed(target) })}>
              {formatPrice(target)}
            </Chip>
          ))}
        </fieldset>
      )}
      <TextField {...field('target')} mark={texts.required} inputMode="decimal" autoComplete="off" maxLength={16} />
      <p className={css.note}>{texts.explain.price(email)}</p>
      <Button type="submit" full size="lg" icon="bell" loading={busy}>
        {waiting ? texts.change : texts.save.price}
      </Button>
    </form>
  )
}

/** A form for a stock alarm: a single button. */
export function StockForm({ productId, attrId, email, onSet }: Omit<AlarmFormProps, 'price' | 'waiting'>) {
  const setAlarm = useService(alarmRoom.setStockAlarm)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const press = async () => {
    setBusy(true)
    setRefused(undefined)
    const answer = await setAlarm({ productId, attrId })
    setBusy(false)
    if (answer.ok) onSet(answer.value)
    else setRefused(failureText(answer.failure))
  }
  return (
    <div className={css.body}>
      {refused && (
        <Alert tone="error" announced>
          {refused}
        </Alert>
      )}
      <p className={css.note}>{texts.explain.stock(email)}</p>
      <Button full size="lg" icon="bell" loading={busy} onClick={() => void press()}>
        {texts.save.stock}
      </Button>
    </div>
  )
}
