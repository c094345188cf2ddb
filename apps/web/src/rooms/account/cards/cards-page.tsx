import { type SavedCard, savedCardTitle, usableFirst } from '@market/domain/checkout'
import { askFirst, failureText, Loaded, useLoaded, useService } from '@market/react'
import { EmptyState, Panel } from '@market/ui'
import { useRef, useState } from 'react'
import { services } from '../../../composition/tokens.ts'
import { definePage } from '../../../page/page.ts'
import { AccountFrame } from '../../../shared/account/account-frame.tsx'
import { EmptyPicture } from '../../../shared/picture/empty-picture.tsx'
import * as css from '../account.css.ts'
import { CardRow } from './card-row.tsx'
import { accountTexts } from '../texts.ts'

const texts = accountTexts.cards

/** `/my/kartlarim`: the member's cards that the bank has stored. */
export const page = definePage<null>({
  head: () => ({ title: texts.title, noindex: true }),
  shared: { fresh: 600, stale: 3600 },
  Component: () => (
    <AccountFrame title={texts.title} route="my-kartlarim">
      {() => <Cards />}
    </AccountFrame>
  ),
})

function Cards() {
  const gateway = useService(services.SavedCardGateway)
  const { answer, setAnswer, reload } = useLoaded(() => gateway.list())
  return (
    <Loaded answer={answer} reload={reload}>
      {(cards) => <CardList cards={cards} onChanged={(value) => setAnswer({ ok: true, value })} />}
    </Loaded>
  )
}

interface CardListProps {
  readonly cards: readonly SavedCard[]
  readonly onChanged: (cards: readonly SavedCard[]) => void
}

function CardList({ cards, onChanged }: CardListProps) {
  const gateway = useService(services.SavedCardGateway)
  const notices = useService(services.NoticeStore)
  const now = useService(services.Clock).now()
  const [naming, setNaming] = useState<SavedCard['id']>()
  const list = useRef<HTMLDivElement>(null)
  const remove = async ({ id }: SavedCard) => {
    const removed = await gateway.remove(id)
    if (!removed.ok) return notices.toast({ type: 'error', text: failureText(removed.failure) })
    // The row with the focus is removed.
    list.current?.focus()
    onChanged(removed.value)
    notices.toast({ type: 'success', text: texts.removed })
  }
  const ask = (card: SavedCard) =>
    askFirst(notices, {
      title: texts.removeTitle,
      text: texts.removeText(savedCardTitle(card)),
      yes: texts.remove,
      no: texts.cancel,
      run: () => void remove(card),
    })
  return (
    <div ref={list} tabIndex={-1} className={css.list}>
      {cards.length === 0 ? (
        <EmptyState picture={<EmptyPicture drawing="package" />} title={texts.empty}>
          {texts.emptyText}
        </EmptyState>
      ) : (
        <>
          <p className={css.note}>{texts.note}</p>
          <Panel flush>
            <ul className={css.rows}>
              {usableFirst(cards, now).map((card) => (
                <CardRow
                  key={card.id}
                  card={card}
                  now={now}
                  naming={card.id === naming}
                  onName={(wanted) => setNaming(wanted ? card.id : undefined)}
                  onNamed={(named) => {
                    setNaming(undefined)
                    onChanged(named)
                    notices.toast({ type: 'success', text: texts.named })
                  }}
                  onRemove={() => ask(card)}
                />
              ))}
            </ul>
          </Panel>
        </>
      )}
    </div>
  )
}
