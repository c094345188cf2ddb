import { useService } from '@market/react'
import { Button, ButtonLink, Dialog } from '@market/ui'
import { services } from '../../composition/tokens.ts'
import { updateTexts as texts } from './update-texts.ts'

/** Asks visitors on Android to update the app. Either button hides it for a day. */
export function UpdateOverlay({ onClosed }: { readonly onClosed: () => void }) {
  const { titleShort } = useService(services.Site)
  return (
    <Dialog
      open
      onClose={onClosed}
      title={texts.title}
      actions={
        <>
          <Button variant="secondary" onClick={onClosed}>
            {texts.later}
          </Button>
          <ButtonLink href={texts.store(titleShort)} onClick={onClosed}>
            {texts.update}
          </ButtonLink>
        </>
      }
    >
      {texts.text}
    </Dialog>
  )
}
