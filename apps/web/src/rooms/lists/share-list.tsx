import type { GatewayResult, ListShare, ListSlug } from '@market/domain'
import { Button, ButtonLink, Checkbox, Panel, TextField } from '@market/ui'
import { useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { CopyButton } from '../../shared/copy-button.tsx'
import { failureText } from '../../shared/failure/failure-text.ts'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { useLoaded } from '../../shared/loading/use-loaded.ts'
import * as css from './lists.css.ts'
import { shareTexts as texts } from './share-texts.ts'
import { sharedListAddress } from './shared-list-address.ts'

interface ShareListProps {
  readonly slug: ListSlug
  /** Of the list, for the sheet of the device. */
  readonly name: string
}

/** Opens a list to others, hands out its address, and ends it. */
export function ShareList({ slug, name }: ShareListProps) {
  const gateway = useService(services.SharedListGateway)
  const notices = useService(services.NoticeStore)
  const { answer, setAnswer, reload } = useLoaded(() => gateway.shareOf(slug))
  const [busy, setBusy] = useState(false)
  const change = async (changing: GatewayResult<ListShare>, said: string) => {
    setBusy(true)
    const changed = await changing
    setBusy(false)
    if (!changed.ok) return notices.toast({ type: 'error', text: failureText(changed.failure) })
    setAnswer(changed)
    notices.toast({ type: 'success', text: said })
  }
  const share = (shared: boolean) => change(gateway.share(slug, shared), shared ? texts.begun : texts.ended)
  const makeGift = (gift: boolean) => change(gateway.makeGift(slug, gift), gift ? texts.giftOn : texts.giftOff)
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
              <Shared path={sharedListAddress(token)} name={name} busy={busy} onEnd={() => void share(false)} />
            )}
            <div>
              <Checkbox
                label={texts.gift}
                checked={gift}
                disabled={busy}
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

interface SharedProps {
  readonly path: string
  readonly name: string
  readonly busy: boolean
  readonly onEnd: () => void
}

function Shared({ path, name, busy, onEnd }: SharedProps) {
  const url = new URL(path, window.location.origin).href
  // Not every browser has a sheet of its own; copying is always there.
  const hasSheet = typeof navigator.share === 'function'
  return (
    <>
      <div className={css.linkField}>
        <TextField label={texts.link} value={url} readOnly onFocus={(event) => event.target.select()} />
      </div>
      <div className={css.bar}>
        {hasSheet && (
          // Closing the sheet is no failure.
          <Button icon="share" onClick={() => void navigator.share({ title: name, url }).catch(() => undefined)}>
            {texts.send}
          </Button>
        )}
        <CopyButton what={texts.link} text={url} />
        <ButtonLink size="sm" variant="text" href={path}>
          {texts.look}
        </ButtonLink>
        <Button size="sm" variant="text" loading={busy} onClick={onEnd}>
          {texts.end}
        </Button>
      </div>
    </>
  )
}
