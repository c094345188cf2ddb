import type { GatewayResult, ListSlug } from '@market/domain/kernel'
import type { ListShare } from '@market/domain/lists'
import { failureText, Loaded, useLoaded, useService } from '@market/react'
import { Button, Checkbox, Panel } from '@market/ui'
import { useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { SharedAddress } from '../../shared/link/shared-address.tsx'
import * as css from './lists.css.ts'
import { shareTexts as texts } from './share-texts.ts'
import { sharedListAddress } from './shared-list-address.ts'

interface ShareListProps {
  readonly slug: ListSlug
  /** The list's name, as title in the device's share sheet. */
  readonly name: string
}

/** Shares a list by an address, shows the address, and ends the sharing. */
export function ShareList({ slug, name }: ShareListProps) {
  const gateway = useService(services.SharedListGateway)
  const notices = useService(services.NoticeStore)
  const { answer, setAnswer, reload } = useLoaded(() => gateway.shareOf(slug))
  const [busy, setBusy] = useState(false)
  // A busy control is not disabled, because disabling it would drop the focus.
  const change = async (changing: () => GatewayResult<ListShare>, said: string) => {
    if (busy) return
    setBusy(true)
    const changed = await changing()
    setBusy(false)
    if (!changed.ok) return notices.toast({ type: 'error', text: failureText(changed.failure) })
    setAnswer(changed)
    notices.toast({ type: 'success', text: said })
  }
  const share = (shared: boolean) => change(() => gateway.share(slug, shared), shared ? texts.begun : texts.ended)
  const makeGift = (gift: boolean) => change(() => gateway.makeGift(slug, gift), gift ? texts.giftOn : texts.giftOff)
  return (
    <Panel title={texts.title}>
      <Loaded answer={answer} reload={reload}>
        {({ token, gift }: ListShare) => (
          <div className={css.sharing}>
            <p className={css.note}>
              {token === null && `${texts.closed} `}
              {texts.what}
            </p>
            {token === null ? (
              <Button loading={busy} onClick={() => void share(true)}>
                {texts.begin}
              </Button>
            ) : (
              <SharedAddress
                path={sharedListAddress(token)}
                label={texts.link}
                name={name}
                busy={busy}
                onEnd={() => void share(false)}
              />
            )}
            <div>
              <Checkbox
                label={texts.gift}
                checked={gift}
                aria-busy={busy}
                onChange={(event) => void makeGift(event.target.checked)}
              />
              <p className={css.note}>{texts.giftHint}</p>
            </div>
          </div>
        )}
      </Loaded>
    </Panel>
  )
}
