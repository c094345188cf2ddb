import type { ListSummary } from '@market/domain/lists'
import { askFirst, failureText, LatePart, useService } from '@market/react'
import { Button } from '@market/ui'
import { useState } from 'react'
import { services } from '../../composition/tokens.ts'
import * as css from './lists.css.ts'
import { NameForm } from './name-form.tsx'
import { listTexts as texts } from './texts.ts'

const bringSharing = async () => (await import('./share-list.tsx')).ShareList

interface ListHeadProps {
  readonly list: ListSummary
  /** Whether the member created the list; the default list cannot be renamed or removed. */
  readonly own: boolean
  readonly onChanged: () => Promise<void>
  readonly onRemoved: () => Promise<void>
}

/** Actions on a whole list. */
export function ListHead({ list, own, onChanged, onRemoved }: ListHeadProps) {
  const lists = useService(services.ListGateway)
  const notices = useService(services.NoticeStore)
  const [naming, setNaming] = useState(false)
  const [sharing, setSharing] = useState(false)

  const remove = async () => {
    const answer = await lists.remove(list.collectionSlug)
    notices.toast(
      answer.ok ? { type: 'success', text: texts.removed } : { type: 'error', text: failureText(answer.failure) },
    )
    if (answer.ok) await onRemoved()
  }
  const ask = () =>
    askFirst(notices, {
      title: texts.removeTitle,
      text: texts.removeText(list.collectionName),
      yes: texts.remove,
      no: texts.keep,
      run: () => void remove(),
    })
  return (
    <>
      <h2 className={css.heading}>{list.collectionName}</h2>
      <div className={css.bar}>
        <span className={css.note}>{texts.count(list.count)}</span>
        <Button variant="text" size="sm" icon="pencil" onClick={() => setNaming(!naming)} aria-expanded={naming}>
          {texts.rename}
        </Button>
        <Button variant="text" size="sm" icon="share" onClick={() => setSharing(!sharing)} aria-expanded={sharing}>
          {texts.share}
        </Button>
        {own && (
          <Button variant="text" size="sm" icon="trash" onClick={ask}>
            {texts.remove}
          </Button>
        )}
      </div>
      {sharing && (
        <LatePart
          bring={bringSharing}
          props={{ slug: list.collectionSlug, name: list.collectionName }}
          onFailed={() => setSharing(false)}
        />
      )}
      {naming && (
        <NameForm
          id="liste-adi"
          label={texts.name}
          first={list.collectionName}
          slug={list.collectionSlug}
          onNamed={async () => {
            setNaming(false)
            await onChanged()
          }}
        />
      )}
    </>
  )
}
