import { Button } from '@market/ui'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { buyBackTexts as texts } from './texts.ts'

/** Copies the code that a parcel is handed in with, and says whether it could. */
export function CopyCode({ code }: { readonly code: string }) {
  const notices = useService(services.NoticeStore)
  const copy = async () => {
    const copied = await navigator.clipboard.writeText(code).then(
      () => true,
      () => false,
    )
    notices.toast(copied ? { type: 'success', text: texts.sales.copied } : { type: 'error', text: texts.copyFailed })
  }
  return (
    <Button
      variant="text"
      size="sm"
      icon="copy"
      aria-label={`${texts.sales.copy}: ${code}`}
      onClick={() => void copy()}
    >
      {texts.sales.copy}
    </Button>
  )
}
