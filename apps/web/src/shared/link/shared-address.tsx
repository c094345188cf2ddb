import { askFirst, useService } from '@market/react'
import { Button, ButtonLink } from '@market/ui'
import { services } from '../../composition/tokens.ts'
import { AddressToSend } from './address-to-send.tsx'
import { sharedAddressTexts as texts } from './shared-address-texts.ts'

interface SharedAddressProps {
  /** Path of the page that the address opens. */
  readonly path: string
  /** Label of the address field. */
  readonly label: string
  /** Title for the device's share sheet. */
  readonly name: string
  readonly busy: boolean
  readonly onEnd: () => void
}

/** An address that its owner shares, with buttons to copy, send, open and end it. */
export function SharedAddress({ path, label, name, busy, onEnd }: SharedAddressProps) {
  const notices = useService(services.NoticeStore)
  const ask = () =>
    askFirst(notices, { title: texts.endTitle, text: texts.endText, yes: texts.end, no: texts.keep, run: onEnd })
  return (
    <AddressToSend path={path} label={label} name={name}>
      <ButtonLink size="sm" variant="text" href={path}>
        {texts.look}
      </ButtonLink>
      <Button size="sm" variant="text" loading={busy} onClick={ask}>
        {texts.end}
      </Button>
    </AddressToSend>
  )
}
