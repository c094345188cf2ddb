import { Button, ButtonLink, TextField } from '@market/ui'
import { CopyButton } from '../copy-button.tsx'
import * as css from './shared-address.css.ts'
import { sharedAddressTexts as texts } from './shared-address-texts.ts'

interface SharedAddressProps {
  /** Of the page that it opens. */
  readonly path: string
  /** What it is the address of, as the field's label. */
  readonly label: string
  /** For the sheet of the device. */
  readonly name: string
  readonly busy: boolean
  readonly onEnd: () => void
}

/** An address that its owner hands on: to be copied, sent, looked at and ended. */
export function SharedAddress({ path, label, name, busy, onEnd }: SharedAddressProps) {
  const url = new URL(path, window.location.origin).href
  // Not every browser has a sheet of its own; copying is always there.
  const hasSheet = typeof navigator.share === 'function'
  return (
    <>
      <div className={css.field}>
        <TextField label={label} value={url} readOnly onFocus={(event) => event.target.select()} />
      </div>
      <div className={css.bar}>
        {hasSheet && (
          // Closing the sheet is no failure.
          <Button
            icon="share"
            className={css.send}
            onClick={() => void navigator.share({ title: name, url }).catch(() => undefined)}
          >
            {texts.send}
          </Button>
        )}
        <CopyButton what={label} text={url} />
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
