import { type Passkey, passkeyRules } from '@market/domain/account'
import { LatePart, Loaded, useLoaded, useService } from '@market/react'
import { Alert, Button, Panel } from '@market/ui'
import { useEffect, useRef, useState } from 'react'
import { services } from '../../../composition/tokens.ts'
import { offersPasskeys } from '../../../shared/account/passkey/offers-passkeys.ts'
import * as css from '../account.css.ts'
import { PasskeyRow } from './passkey-row.tsx'
import { passkeyTexts as texts } from './passkey-texts.ts'

const bringAdding = async () => (await import('./add-passkey.tsx')).AddPasskey

/** The member's passkeys. Adding one needs a browser that supports them; renaming and removing work in all browsers. */
export function PasskeyPanel({ hasPassword }: { readonly hasPassword: boolean }) {
  const gateway = useService(services.PasskeyGateway)
  const { answer, reload } = useLoaded(() => gateway.list())
  const place = useRef<HTMLDivElement>(null)
  const [offered, setOffered] = useState(true)
  useEffect(() => setOffered(offersPasskeys()), [])
  const [adding, setAdding] = useState(false)
  const [change, setChange] = useState<{ readonly id: string; readonly what: 'rename' | 'remove' }>()
  const [told, setTold] = useState<string>()
  /** Closes the forms, shows a message and focuses the panel, because the focused element was removed. */
  const settle = async (text: string) => {
    setAdding(false)
    setChange(undefined)
    setTold(text)
    await reload()
    place.current?.focus()
  }
  const foot = (passkeys: readonly Passkey[]) => {
    if (!offered) return <p className={css.note}>{texts.unsupported}</p>
    if (!hasPassword) return <p className={css.note}>{texts.needsPassword}</p>
    if (passkeys.length >= passkeyRules.most) return <p className={css.note}>{texts.full}</p>
    if (adding)
      return (
        <LatePart
          bring={bringAdding}
          props={{
            onAdded: ({ name }: Passkey) => void settle(texts.added(name)),
            onCancel: () => setAdding(false),
          }}
          onFailed={() => setAdding(false)}
        />
      )
    return (
      <Button
        variant="secondary"
        onClick={() => {
          setTold(undefined)
          setChange(undefined)
          setAdding(true)
        }}
      >
        {texts.add}
      </Button>
    )
  }
  return (
    <Panel title={texts.title} icon="lock">
      <div ref={place} tabIndex={-1} className={css.list}>
        <p className={css.note}>{texts.note}</p>
        {told && (
          <Alert tone="success" announced>
            {told}
          </Alert>
        )}
        <Loaded answer={answer} reload={reload}>
          {(passkeys) => (
            <>
              {passkeys.length === 0 ? (
                <p>{texts.none}</p>
              ) : (
                <ul className={css.rows} aria-label={texts.title}>
                  {passkeys.map((passkey) => (
                    <PasskeyRow
                      key={passkey.id}
                      passkey={passkey}
                      change={change?.id === passkey.id ? change.what : undefined}
                      onChange={(what) => {
                        setTold(undefined)
                        setAdding(false)
                        setChange(what && { id: passkey.id, what })
                      }}
                      onDone={(text) => void settle(text)}
                    />
                  ))}
                </ul>
              )}
              <div className={css.narrow}>{foot(passkeys)}</div>
            </>
          )}
        </Loaded>
      </div>
    </Panel>
  )
}
