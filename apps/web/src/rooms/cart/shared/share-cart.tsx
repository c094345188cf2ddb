import { isMember } from '@market/domain/session'
import type { GatewayResult } from '@market/domain/kernel'
import { type CartShare, cartShareDays } from '@market/domain/cart'
import { failureText, Loaded, useLoaded, useService, useStream } from '@market/react'
import { Button, ButtonLink, Drawer } from '@market/ui'
import { useState } from 'react'
import { services } from '../../../composition/tokens.ts'
import { SharedAddress } from '../../../shared/link/shared-address.tsx'
import { dateText } from '../../../shared/time/date-text.ts'
import { sharedCartAddress } from './shared-cart-address.ts'
import { sharedCartTexts as texts } from './shared-cart-texts.ts'
import * as css from './shared-cart.css.ts'

/** A drawer to create addresses that show the current cart, and to end them. */
export function ShareCart({ onClosed }: { readonly onClosed: () => void }) {
  const { user } = useStream(useService(services.SessionStore).state)
  const member = isMember(user)
  return (
    <Drawer open onClose={onClosed} title={texts.title}>
      <div className={css.sharing}>
        <p className={css.note}>{texts.what(cartShareDays)}</p>
        {member ? (
          <Shares />
        ) : (
          <>
            <p className={css.note}>{texts.member}</p>
            <ButtonLink href="/giris-yap?redirect=my-tr-sepet">{texts.login}</ButtonLink>
          </>
        )}
      </div>
    </Drawer>
  )
}

function Shares() {
  const gateway = useService(services.SharedCartGateway)
  const notices = useService(services.NoticeStore)
  const { answer, setAnswer, reload } = useLoaded(() => gateway.mine())
  const [busy, setBusy] = useState<string>()
  const change = async (what: string, changing: () => GatewayResult<readonly CartShare[]>, said: string) => {
    if (busy !== undefined) return
    setBusy(what)
    const changed = await changing()
    setBusy(undefined)
    if (!changed.ok) return notices.toast({ type: 'error', text: failureText(changed.failure) })
    setAnswer(changed)
    notices.toast({ type: 'success', text: said })
  }
  return (
    <Loaded answer={answer} reload={reload}>
      {(shares: readonly CartShare[]) => (
        <>
          <Button loading={busy === 'new'} onClick={() => void change('new', () => gateway.share(), texts.begun)}>
            {texts.begin}
          </Button>
          {shares.map(({ token, endsAt, count }) => (
            <div key={token} className={css.share}>
              <SharedAddress
                path={sharedCartAddress(token)}
                label={texts.link(count, dateText(endsAt))}
                name={texts.name}
                busy={busy === token}
                onEnd={() => void change(token, () => gateway.end(token), texts.ended)}
              />
            </div>
          ))}
        </>
      )}
    </Loaded>
  )
}
