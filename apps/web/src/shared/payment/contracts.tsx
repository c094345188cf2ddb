import type { OrderContract } from '@market/domain/checkout'
import { Checkbox, Panel } from '@market/ui'
import { Fragment } from 'react'
import { ContractDocument } from './contract-document.tsx'
import { ContractDownload } from './contract-download.tsx'
import * as css from './payment.css.ts'
import { paymentTexts as texts } from './texts.ts'

type Documents = OrderContract['documents']

interface ContractsProps {
  readonly documents: Documents
  /** Version of the order's contract, which can be downloaded as PDF before the order exists. */
  readonly version?: string
}

/** The documents to accept before paying, each in full. */
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

interface ConsentProps {
  readonly documents: Documents
  readonly accepted: boolean
  readonly onChange: (accepted: boolean) => void
}

/** Id of the checkbox that is focused if the documents are not accepted yet. */
export const consentId = 'contracts-accepted'

/** One checkbox for all documents, with a link to each of them; never ticked by default. */
export const Consent = ({ documents, accepted, onChange }: ConsentProps) => (
  <div className={css.consent}>
    <Checkbox
      id={consentId}
      label={<Sentence documents={documents} after={texts.accept(documents.length)} />}
      checked={accepted}
      onChange={(event) => onChange(event.target.checked)}
    />
  </div>
)

/** Text for a button whose click accepts the documents. */
export const ConsentByButton = ({ documents }: Pick<ConsentProps, 'documents'>) => (
  <p className={css.note}>
    <Sentence documents={documents} before={texts.byButton} after={texts.acceptByButton(documents.length)} />
  </p>
)

const Sentence = ({
  documents,
  before = '',
  after,
}: Pick<ConsentProps, 'documents'> & { readonly before?: string; readonly after: string }) => (
  <>
    {before}
    {documents.map(({ id, title }, index) => (
      <Fragment key={id}>
        {index > 0 && texts.with}
        <a className={css.documentLink} href={`#contract-${id}`}>
          {title}
        </a>
      </Fragment>
    ))}
    {after}
  </>
)
