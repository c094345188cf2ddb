import {
  type DeskAnswer,
  deleteShopDocument,
  getRequirements,
  getShopDocument,
  postShopContract,
  postShopDocument,
} from '@market/contract/counter'
import { type GatewayFailure, longDayText, noonOf, type Result } from '@market/domain/kernel'
import { useService } from '@market/react'
import { Alert, Button, ButtonLink, Checkbox, Panel } from '@market/ui'
import { useState } from 'react'
import { services } from '../desk/services.ts'
import { useCall, useMay, useWrite } from '../desk/use-desk.ts'
import { PageHead } from '../parts/page-head.tsx'
import { Answer, WriteFailure } from '../parts/answer.tsx'
import { FileButton } from '../parts/file-button.tsx'
import { DownloadLink } from '../parts/download-link.tsx'
import * as css from '../parts/parts.css.ts'
import { requirementLooks, StateTag } from '../parts/state-tag.tsx'
import { atText } from '../parts/when.ts'
import { ShopTabs } from './shop-tabs.tsx'
import { useNow } from '../desk/use-now.ts'

type Requirements = DeskAnswer<typeof getRequirements>
type Requirement = Requirements['items'][number]

const sentences: Readonly<Record<string, string>> = {
  draft: 'Başvurunuzu tamamlayın; eksik kalmayınca kendiliğinden incelemeye gönderilir.',
  submitted: 'Başvurunuz inceleniyor. Yanıt en geç 3 iş gününde gelir.',
  verified: 'Bilgileriniz doğrulandı. Sözleşmeyi onaylayınca mağazanız açılışa hazır olur.',
  contracted: 'Sözleşme tamam. Güvercin mağazanızı açınca satış başlar.',
}

/** Documents, terms and statements that the shop gives before it opens and yearly. */
export function Component() {
  const client = useService(services.DeskClient)
  const requirements = useCall(getRequirements, {})
  const { write, busy, failure, clear } = useWrite()
  const [of, setOf] = useState<string>()
  const send = async (key: string, call: () => Promise<Result<Requirements, GatewayFailure>>) => {
    setOf(key)
    const next = await write(call)
    if (next) requirements.set(next)
  }
  return (
    <>
      <PageHead title="Mağaza ve ekip" />
      <div className={css.column}>
        <ShopTabs />
        <Answer of={requirements} what="Belgeler">
          {({ items, state }) => (
            <>
              {sentences[state] && <Alert tone="next">{sentences[state]}</Alert>}
              {items
                .filter(({ needed }) => needed)
                .map((one) => (
                  <Panel key={one.key} title={one.title} end=<StateTag look={requirementLooks[one.state]} />>
                    <div className={css.stack}>
                      {of === one.key && <WriteFailure of={failure} />}
                      {one.note && (
                        <Alert tone={one.state === 'asked' ? 'warning' : 'info'}>
                          <b>Güvercin yazdı:</b> {one.note}
                        </Alert>
                      )}
                      <p className={css.fact}>{one.text}</p>
                      <Give
                        one={one}
                        busy={busy && of === one.key}
                        onChosen={clear}
                        onFile={(file) =>
                          void send(one.key, () =>
                            client.send(postShopDocument, { params: { requirement: one.key }, file }),
                          )
                        }
                        onRemove={(document) =>
                          void send(one.key, () => client.send(deleteShopDocument, { params: { document } }))
                        }
                        onAccept={() =>
                          void send(one.key, () =>
                            client.send(postShopContract, { body: { requirement: one.key, version: one.version } }),
                          )
                        }
                      />
                      {one.valid_until && (
                        <p className={css.small}>{`${longDayText(noonOf(one.valid_until))} gününe kadar geçerli`}</p>
                      )}
                    </div>
                  </Panel>
                ))}
            </>
          )}
        </Answer>
      </div>
    </>
  )
}

interface GiveProps {
  readonly one: Requirement
  readonly busy: boolean
  readonly onChosen: () => void
  readonly onFile: (file: Uint8Array<ArrayBuffer>) => void
  readonly onRemove: (id: string) => void
  readonly onAccept: () => void
}

function Give({ one, busy, onChosen, onFile, onRemove, onAccept }: GiveProps) {
  const client = useService(services.DeskClient)
  const may = useMay()('shop.write')
  const [read, setRead] = useState(false)
  const now = useNow()
  if (one.kind === 'documents')
    return (
      <>
        {one.documents.length > 0 && (
          <ul className={css.stack}>
            {one.documents.map(({ id, name, bytes, sent_at }) => (
              <li key={id} className={css.row}>
                {may ? (
                  <DownloadLink
                    href={client.address(getShopDocument, { params: { document: id } })}
                    variant="text"
                    size="sm"
                    icon="download"
                  >
                    {name}
                  </DownloadLink>
                ) : (
                  name
                )}
                <span className={css.muted}>{`${Math.ceil(bytes / 1000)} KB, ${atText(new Date(sent_at), now)}`}</span>
                {may && one.state !== 'accepted' && (
                  <Button variant="text" size="sm" icon="trash" onClick={() => onRemove(id)}>
                    Kaldır
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
        {may && one.state !== 'accepted' && (
          <FileButton
            label="Belge yükle"
            accept="application/pdf,image/jpeg,image/png"
            kinds="PDF, JPEG ya da PNG"
            maxBytes={5_000_000}
            busy={busy}
            onChosen={onChosen}
            onFile={onFile}
          />
        )}
      </>
    )
  if (one.kind === 'profile')
    return one.open_fields.length > 0 ? (
      <div>
        <ButtonLink href="/magaza" variant="secondary" size="sm" className={css.quiet}>
          {`Eksik alanları doldur (${one.open_fields.length})`}
        </ButtonLink>
      </div>
    ) : null
  if (one.kind === 'review' || one.state === 'accepted' || !may) return null
  return (
    <>
      <Checkbox label="Okudum, mağazam adına kabul ediyorum" checked={read} onChange={() => setRead(!read)} />
      <div>
        <Button size="sm" disabled={!read} loading={busy} onClick={onAccept}>
          {one.kind === 'terms' ? 'Sözleşmeyi onayla' : 'Beyanı onayla'}
        </Button>
      </div>
    </>
  )
}
