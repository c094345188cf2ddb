import { CopyButton } from '@market/react'
import { Button, TextField } from '@market/ui'
import type { ReactNode } from 'react'
import * as css from './shared-address.css.ts'
import { sharedAddressTexts as texts } from './shared-address-texts.ts'

interface AddressToSendProps {
  /** Path of a page of the shop, or a whole address. */
  readonly path: string
  /** Label of the field with the address. */
  readonly label: string
  /** Title for the device's share sheet. */
  readonly name: string
  /** More buttons beside those that send and copy the address. */
  readonly children?: ReactNode
}

/** An address to share, by the device's share sheet (WhatsApp and others) or by copying it. */
export function AddressToSend({ path, label, name, children }: AddressToSendProps) {
  const url = new URL(path, window.location.origin).href
  // Some browsers have no share sheet; copying works in all of them.
  const hasSheet = typeof navigator.share === 'function'
  return (
    <>
      <div className={css.field}>
        <TextField label={label} value={url} readOnly onFocus={(event) => event.target.select()} />
      </div>
      <div className={css.bar}>
        {hasSheet && (
          // Closing the sheet rejects the promise and is not an error.
          <Button
            icon="share"
            className={css.send}
            onClick={() => void navigator.share({ title: name, url }).catch(() => undefined)}
          >
            {texts.send}
          </Button>
        )}
        <CopyButton what={label} text={url} />
        {children}
      </div>
    </>
  )
}
