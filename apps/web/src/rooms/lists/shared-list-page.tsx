import type { ListEntry, SharedList } from '@market/domain/lists'
import { failureText, useService } from '@market/react'
import { Button, ButtonLink, EmptyState, Panel } from '@market/ui'
import { useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { gatewayProblem } from '../../page/page-failure.ts'
import { definePage } from '../../page/page.ts'
import { EmptyPicture } from '../../shared/picture/empty-picture.tsx'
import { GiftRows } from './gift-rows.tsx'
import { ListRow } from './list-row.tsx'
import * as css from './lists.css.ts'
import { sharedListTexts as texts } from './shared-list-texts.ts'

const pageSize = 24

const keyOf = ({ product, attrId }: ListEntry) => `${product.id};${attrId}`

interface Opened {
  readonly token: string
  readonly list: SharedList
}

/**
 * `/my/liste/{token}`: a list that its owner shared. It is not cached, so that it disappears as soon as the owner ends
 * the sharing.
 */
export const page = definePage<Opened>({
  async load({ params, services: container }) {
    const token = params['token'] ?? ''
    const answer = await container.get(services.SharedListGateway).open(token, { limit: pageSize })
    if (!answer.ok) throw gatewayProblem(answer.failure, texts.problems)
    return { token, list: answer.value }
  },
  head: ({ list }) => ({ title: `${list.name} | ${texts.by(list.owner)}`, noindex: true }),
  Component: ({ data }) => <SharedListPage key={data.token} {...data} />,
})

function SharedListPage({ token, list }: Opened) {
  const gateway = useService(services.SharedListGateway)
  const notices = useService(services.NoticeStore)
  const [entries, setEntries] = useState(list.entries)
  const [left, setLeft] = useState(list.entries.length < list.count)
  const [busy, setBusy] = useState(false)
  const more = async () => {
    setBusy(true)
    const next = await gateway.open(token, { limit: pageSize, offset: entries.length })
    setBusy(false)
    if (!next.ok) return notices.toast({ type: 'error', text: failureText(next.failure) })
    // The list may have grown meanwhile, which shifts its entries to later pages; drop the repeated ones.
    const all = [
      ...entries,
      ...next.value.entries.filter((entry) => !entries.some((one) => keyOf(one) === keyOf(entry))),
    ]
    setEntries(all)
    setLeft(next.value.entries.length > 0 && all.length < next.value.count)
  }
  return (
    <div className={css.shared}>
      <header>
        <h1 className={css.sharedTitle}>{list.name}</h1>
        <p className={css.note}>
          {texts.by(list.owner)} · {texts.count(list.count)}
        </p>
      </header>
      {entries.length === 0 ? (
        <EmptyState
          picture={<EmptyPicture drawing="shopping-bags" />}
          title={texts.empty}
          action={<ButtonLink href="/">{texts.emptyAction}</ButtonLink>}
        />
      ) : list.gift ? (
        <GiftRows token={token} entries={entries} />
      ) : (
        <Panel flush>
          <ul className={css.rows}>
            {entries.map((entry) => (
              <ListRow key={keyOf(entry)} entry={entry} />
            ))}
          </ul>
        </Panel>
      )}
      {left && (
        <Button variant="secondary" full loading={busy} onClick={() => void more()}>
          {texts.more}
        </Button>
      )}
    </div>
  )
}
