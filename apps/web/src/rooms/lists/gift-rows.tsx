import type { LineRef } from '@market/domain/cart'
import type { ListEntry, ListGifts } from '@market/domain/lists'
import { failureText, LoadFailed, useLoaded, useService } from '@market/react'
import { Button, Panel, Tag } from '@market/ui'
import { useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { giftTexts as texts } from './gift-texts.ts'
import { ListRow } from './list-row.tsx'
import * as css from './lists.css.ts'

interface GiftRowsProps {
  readonly token: string
  readonly entries: readonly ListEntry[]
}

/**
 * Products of a gift list. The browser loads which gifts are taken, because the server renders the same page for the
 * owner, who must not see it.
 */
export function GiftRows({ token, entries }: GiftRowsProps) {
  const gateway = useService(services.SharedListGateway)
  const notices = useService(services.NoticeStore)
  const { answer, setAnswer, reload } = useLoaded(() => gateway.gifts(token))
  const gifts = answer?.ok ? answer.value : undefined
  const press = async (item: LineRef, taken: boolean) => {
    const changed = await gateway.setGift(token, item, taken)
    if (changed.ok) {
      setAnswer(changed)
      notices.toast({ type: 'success', text: taken ? texts.taken : texts.givenBack })
    } else {
      notices.toast({ type: 'error', text: failureText(changed.failure) })
      await reload()
    }
  }
  return (
    <>
      {answer?.ok === false ? (
        <LoadFailed failure={answer.failure} reload={reload} />
      ) : (
        <p className={css.hint}>{gifts?.own ? texts.own : texts.how}</p>
      )}
      <Panel flush>
        <ul className={css.rows}>
          {entries.map((entry) => (
            <ListRow key={`${entry.product.id};${entry.attrId}`} entry={entry}>
              {gifts && !gifts.own && <GiftMark entry={entry} gifts={gifts} onPress={press} />}
            </ListRow>
          ))}
        </ul>
      </Panel>
    </>
  )
}

interface GiftMarkProps {
  readonly entry: ListEntry
  readonly gifts: ListGifts
  readonly onPress: (item: LineRef, taken: boolean) => Promise<void>
}

function GiftMark({ entry: { product, attrId }, gifts, onPress }: GiftMarkProps) {
  const [busy, setBusy] = useState(false)
  const mark = gifts.marks.find((one) => one.productId === product.id && one.attrId === attrId)
  if (mark && !mark.mine) return <Tag icon="gift">{texts.gone}</Tag>
  const label = mark ? texts.giveBack : texts.take
  const press = async () => {
    setBusy(true)
    await onPress({ productId: product.id, attrId }, !mark)
    setBusy(false)
  }
  return (
    <>
      {mark && (
        <Tag tone="primary" icon="gift">
          {texts.mine}
        </Tag>
      )}
      <Button
        size="sm"
        variant={mark ? 'text' : 'secondary'}
        loading={busy}
        aria-label={`${label}: ${product.brand} ${product.name}`}
        onClick={() => void press()}
      >
        {label}
      </Button>
    </>
  )
}
