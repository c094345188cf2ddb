import { Button, ButtonLink, Dialog } from '@market/ui'
import { updateTexts as texts } from './update-texts.ts'

/** Asks visitors on Android to bring the app up to date. Either button puts it off. */
export function UpdateOverlay({ onClosed }: { readonly onClosed: () => void }) {
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
          <ButtonLink href={texts.store} onClick={onClosed}>
            {texts.update}
          </ButtonLink>
        </>
      }
    >
      {texts.text}
    </Dialog>
  )
}
