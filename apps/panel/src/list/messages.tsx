import type { DeskAnswer, getMessages } from '@market/contract/counter'
import type { GatewayFailure, Result } from '@market/domain/kernel'
import { Button, Panel, TextArea } from '@market/ui'
import { type FormEvent, useState } from 'react'
import type { Door } from '@market/domain/team'
import { type Asked, useWrite } from '../desk/use-desk.ts'
import { ListFoot } from './list-parts.tsx'
import { Answer, WriteFailure } from '../parts/answer.tsx'
import * as css from '../parts/parts.css.ts'
import * as own from './messages.css.ts'
import { atText } from '../parts/when.ts'
import { useNow } from '../desk/use-now.ts'

type Messages = DeskAnswer<typeof getMessages>
interface MessagesProps {
  readonly of: Omit<Asked<Messages>, 'set'>
  /** The side that writes here. */
  readonly door: Door
  readonly send: (text: string) => Promise<Result<unknown, GatewayFailure>>
}

/** Messages between a shop and the office, the newest at the bottom, and the field for the next one. */
export function Messages({ of, door, send }: MessagesProps) {
  const { write, busy, failure } = useWrite()
  const [text, setText] = useState('')
  const now = useNow()
  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    if (text.trim() === '' || (await write(() => send(text.trim()))) === undefined) return
    setText('')
    await of.reload()
  }
  return (
    <Panel title="Mesajlar" flush>
      <Answer of={of} what="Mesajlar" rows={3}>
        {({ items, next }) => (
          <>
            {items.length === 0 ? (
              <p className={own.none}>Henüz mesaj yok. Yazdıklarınız ve yanıtlar burada görünür.</p>
            ) : (
              <ol className={own.messages}>
                {[...items].reverse().map(({ id, from, author, text: words, at }) => (
                  <li key={id} className={own.message[from === door ? 'own' : 'other']}>
                    <span className={css.small}>{`${author}, ${atText(new Date(at), now)}`}</span>
                    <p className={own.bubble[from === door ? 'own' : 'other']}>{words}</p>
                  </li>
                ))}
              </ol>
            )}
            {next && <ListFoot next={next} />}
          </>
        )}
      </Answer>
      <form className={own.form} onSubmit={(event) => void submit(event)}>
        <WriteFailure of={failure} />
        <TextArea
          label={door === 'seller' ? 'Güvercin’e yazın' : 'Mağazaya yazın'}
          rows={2}
          maxLength={4000}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if ((event.ctrlKey || event.metaKey) && event.key === 'Enter') void submit()
          }}
        />
        <div>
          <Button type="submit" size="sm" loading={busy} disabled={text.trim() === ''}>
            Gönder
          </Button>
        </div>
      </form>
    </Panel>
  )
}
