import type { OrderContract } from '@market/domain'
import { Checkbox, Panel } from '@market/ui'
import { ContractDocument } from './contract-document.tsx'
import { ContractDownload } from './contract-download.tsx'
import * as css from './payment.css.ts'
import { paymentTexts as texts } from './texts.ts'

type Documents = OrderContract['documents']

interface ContractsProps {
  readonly documents: Documents
  /** Of the order's contract, which can be kept as PDF before there is an order. */
  readonly version?: string
}

/** The documents that are accepted before paying, each in full. */
export const Contracts = ({ documents, version }: ContractsProps) => (
  <Panel title={texts.contracts} icon="file-pdf">
    <div className={documents.length > 1 ? css.documents : undefined}>
      {documents.map((document) => (
        <ContractDocument key={document.id} document={document}>
          {version !== undefined && <ContractDownload id={document.id} title={document.title} version={version} />}
        </ContractDocument>
      ))}
    </div>
  </Panel>
)

interface ConsentsProps {
  readonly documents: Documents
  readonly accepted: ReadonlySet<string>
  readonly onChange: (accepted: ReadonlySet<string>) => void
}

/** One box for each document, none ticked beforehand. */
export const Consents = ({ documents, accepted, onChange }: ConsentsProps) => (
  <div className={css.consent}>
    {documents.map(({ id, title }) => (
      <Checkbox
        key={id}
        label={texts.accept(title)}
        checked={accepted.has(id)}
        onChange={(event) =>
          onChange(new Set(event.target.checked ? [...accepted, id] : [...accepted].filter((one) => one !== id)))
        }
      />
    ))}
  </div>
)
