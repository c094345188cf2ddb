import { Panel } from '@market/ui'
import { useNow } from '../../desk/use-now.ts'
import { FileButton } from '../../parts/file-button.tsx'
import * as css from '../../parts/parts.css.ts'
import { StateTag } from '../../parts/state-tag.tsx'
import { atText } from '../../parts/when.ts'
import type { Package } from '../package-words.ts'

interface PackageInvoiceProps {
  readonly invoice: Package['invoice']
  readonly canUpload: boolean
  readonly busy: boolean
  readonly onChosen: () => void
  readonly onFile: (file: Uint8Array<ArrayBuffer>) => void
}

/** The seller's invoice of a package. */
export function PackageInvoice({ invoice, canUpload, busy, onChosen, onFile }: PackageInvoiceProps) {
  const at = useNow()
  return (
    <Panel
      title="Fatura"
      end={invoice ? <StateTag look={['success', { shop: 'check-circle' }, 'Gönderildi']} /> : undefined}
    >
      <div className={css.stack}>
        <p>
          {invoice
            ? `${atText(new Date(invoice.uploaded_at), at)} gönderildi. Alıcı sipariş sayfasından indirebilir.`
            : canUpload
              ? 'Kestiğiniz faturayı PDF olarak yükleyin; alıcı sipariş sayfasında görür.'
              : 'Fatura yüklenmedi.'}
        </p>
        {canUpload && (
          <FileButton
            label={invoice ? 'Yenisini yükle' : 'Fatura yükle'}
            accept="application/pdf,.pdf"
            kinds="PDF"
            maxBytes={2_000_000}
            busy={busy}
            onChosen={onChosen}
            onFile={onFile}
          />
        )}
      </div>
    </Panel>
  )
}
