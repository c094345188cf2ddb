import { type Passkey, passkeyNameProblems } from '@market/domain/account'
import { useService } from '@market/react'
import { services } from '../../../composition/tokens.ts'
import * as css from '../account.css.ts'
import { PasswordForm } from '../password-form.tsx'
import { passkeyTexts as texts } from './passkey-texts.ts'

interface ChangePasskeyProps {
  readonly passkey: Passkey
  readonly what: 'rename' | 'remove'
  readonly onDone: (told: string) => void
  readonly onCancel: () => void
}

/** A form to rename or remove a passkey. */
export function ChangePasskey({ passkey, what, onDone, onCancel }: ChangePasskeyProps) {
  const gateway = useService(services.PasskeyGateway)
  const { id } = passkey
  const renames = what === 'rename'
  return (
    <PasswordForm<string, 'name'>
      id={`gecis-anahtari-${id}`}
      first={{ name: passkey.name }}
      labels={{ name: texts.name }}
      above={
        renames
          ? { name: 'name', problems: passkeyNameProblems, wrong: texts.wrongName, input: { autoComplete: 'off' } }
          : undefined
      }
      send={async ({ name, password }) => {
        if (renames) {
          const renamed = await gateway.rename({ id, name, password })
          return renamed.ok ? { ok: true as const, value: texts.renamed(name.trim()) } : renamed
        }
        const removed = await gateway.remove({ id, password })
        // It was removed already, in another tab or by a request whose response was lost.
        const gone = removed.ok || removed.failure.kind === 'not-found'
        return gone ? { ok: true as const, value: texts.removed(passkey.name) } : removed
      }}
      onSent={onDone}
      button={
        renames
          ? { text: texts.save, size: 'sm', variant: 'secondary' }
          : { text: texts.removeNow, size: 'sm', variant: 'danger' }
      }
      onCancel={onCancel}
    >
      {!renames && <p className={css.note}>{texts.removeNote(passkey.name)}</p>}
    </PasswordForm>
  )
}
