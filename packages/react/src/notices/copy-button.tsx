import { Button } from '@market/ui'
import { kitServices } from '../services/kit-services.ts'
import { useService } from '../services/use-service.ts'

const texts = {
  copy: 'Kopyala',
  copied: (what: string) => `${what} kopyalandı.`,
  failed: 'Kopyalanamadı. Lütfen seçip kendiniz kopyalayın.',
}

/** Copies a text to the clipboard and shows whether it worked. */
export function CopyButton({ what, text }: { readonly what: string; readonly text: string }) {
  const notices = useService(kitServices.NoticeStore)
  const copy = async () => {
    // `navigator.clipboard` is undefined without TLS, and the write may be refused.
    const copied = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => true,
        () => false,
      )
    notices.toast(copied ? { type: 'success', text: texts.copied(what) } : { type: 'error', text: texts.failed })
  }
  return (
    <Button variant="text" size="sm" icon="copy" aria-label={`${texts.copy}: ${what}`} onClick={() => void copy()}>
      {texts.copy}
    </Button>
  )
}
