import type { Passkey } from '@market/domain/account'
import { Button } from '@market/ui'
import { useRef } from 'react'
import { dateText, timeText } from '../../../shared/time/date-text.ts'
import * as css from '../account.css.ts'
import { ChangePasskey } from './change-passkey.tsx'
import { passkeyTexts as texts } from './passkey-texts.ts'

interface PasskeyRowProps {
  readonly passkey: Passkey
  /** The open form of this passkey. */
  readonly change: 'rename' | 'remove' | undefined
  readonly onChange: (change: 'rename' | 'remove' | undefined) => void
  readonly onDone: (told: string) => void
}

/** A passkey: its name, the day it was added, its last use, and buttons to rename and remove it. */
export function PasskeyRow({ passkey, change, onChange, onDone }: PasskeyRowProps) {
  const row = useRef<HTMLLIElement>(null)
  const { name, addedAt, usedAt } = passkey
  const used = usedAt
    ? texts.usedAt(`${dateText(usedAt.toISOString())}, ${timeText(usedAt.toISOString())}`)
    : texts.unused
  return (
    <li ref={row} className={css.innerRow}>
      <div>
        <p className={css.rowTitle}>{name}</p>
        <p className={css.note}>
          {texts.addedAt(dateText(addedAt.toISOString()))} · {used}
        </p>
      </div>
      <div className={css.rowActions}>
        {(['rename', 'remove'] as const).map((what) => (
          <Button
            key={what}
            variant="text"
            size="sm"
            aria-expanded={change === what}
            aria-label={texts.of(texts[what], name)}
            onClick={() => onChange(change === what ? undefined : what)}
          >
            {texts[what]}
          </Button>
        ))}
      </div>
      {change && (
        <ChangePasskey
          key={change}
          passkey={passkey}
          what={change}
          onDone={onDone}
          onCancel={() => {
            row.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus()
            onChange(undefined)
          }}
        />
      )}
    </li>
  )
}
