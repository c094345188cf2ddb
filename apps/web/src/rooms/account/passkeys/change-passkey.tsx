import { type Passkey, passkeyNameProblems } from '@market/domain/account'
import { useForm, useService } from '@market/react'
import { Alert, Button, TextField } from '@market/ui'
import { useEffect } from 'react'
import { services } from '../../../composition/tokens.ts'
import * as css from '../account.css.ts'
import { accountTexts } from '../texts.ts'
import { passkeyTexts as texts } from './passkey-texts.ts'

interface ChangePasskeyProps {
  readonly passkey: Passkey
  readonly what: 'rename' | 'remove'
  readonly onDone: (told: string) => void
  readonly onCancel: () => void
}

/**
 * A form to rename or remove a passkey. It asks for the password, because an open browser is not enough proof.
 */
export function ChangePasskey({ passkey, what, onDone, onCancel }: ChangePasskeyProps) {
  const gateway = useService(services.PasskeyGateway)
  const { id } = passkey
  const form = `gecis-anahtari-${id}`
  const { field, submit, busy, refused } = useForm(
    { name: passkey.name, password: '' },
    {
      id: form,
      labels: { name: texts.name, password: texts.password },
      problems: ({ name, password }) => [
        ...(what === 'rename' ? passkeyNameProblems({ name }) : []),
        ...(password === '' ? [{ field: 'password', problem: 'required' } as const] : []),
      ],
      sentence: (name) => (name === 'name' ? texts.wrongName : undefined),
      send: async ({ name, password }) => {
        if (what === 'rename') {
          const renamed = await gateway.rename({ id, name, password })
          return renamed.ok ? { ok: true as const, value: texts.renamed(name.trim()) } : renamed
        }
        const removed = await gateway.remove({ id, password })
        // It was removed already, in another tab or by a request whose response was lost.
        const gone = removed.ok || removed.failure.kind === 'not-found'
        return gone ? { ok: true as const, value: texts.removed(passkey.name) } : removed
      },
      onSent: onDone,
    },
  )
  const first = `#${form}-${what === 'rename' ? 'name' : 'password'}`
  useEffect(() => document.querySelector<HTMLElement>(first)?.focus(), [first])
  return (
    <form className={css.narrow} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      {refused && (
        <Alert tone="error" announced>
          {refused}
        </Alert>
      )}
      {what === 'rename' ? (
        <TextField {...field('name')} mark={accountTexts.required} autoComplete="off" />
      ) : (
        <p className={css.note}>{texts.removeNote(passkey.name)}</p>
      )}
      <TextField {...field('password')} mark={accountTexts.required} type="password" autoComplete="current-password" />
      <div className={css.actions}>
        <Button type="submit" size="sm" variant={what === 'rename' ? 'secondary' : 'danger'} loading={busy}>
          {what === 'rename' ? texts.save : texts.removeNow}
        </Button>
        <Button variant="text" size="sm" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
