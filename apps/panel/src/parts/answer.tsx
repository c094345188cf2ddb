import { timeText } from '@market/domain/kernel'
import { failureText, useService } from '@market/react'
import { Alert, Button, EmptyState, Icon, LoadingBar, PigeonStamp, Skeleton } from '@market/ui'
import { DeskIcon } from '@market/ui/desk-icon'
import type { ReactNode } from 'react'
import { services } from '../desk/services.ts'
import type { Asked } from '../desk/use-desk.ts'
import * as css from './parts.css.ts'

interface AnswerProps<Value> {
  readonly of: Omit<Asked<Value>, 'set'>
  /** The requested records, in the plural or as a name: "Siparişler". */
  readonly what: string
  /** Number of rows that are drawn while it loads. */
  readonly rows?: number
  readonly children: (value: Value) => ReactNode
}

/**
 * A call's answer with its states: skeleton rows after 200 ms, an error with a retry above the old data, and the words for a
 * role without the right.
 */
export function Answer<Value>({ of, what, rows = 6, children }: AnswerProps<Value>) {
  const { data, failure, at, busy, reload } = of
  if (data === undefined && failure?.kind === 'refused' && failure.status === 403) return <NoRight what={what} />
  if (data === undefined && failure?.kind === 'not-found')
    return <Empty title="Kayıt bulunamadı" text="Adres yanlış olabilir ya da kayıt size ait değildir." filtered />
  return (
    <>
      <LoadingBar active={busy && data !== undefined} />
      {failure && (
        <Alert tone="error" announced className={css.failed}>
          <b>{data === undefined ? `${what} yüklenemedi.` : `${what} yenilenemedi.`}</b>{' '}
          {at && data !== undefined ? `${timeText(at)} itibarıyla bilinen hâli gösteriliyor.` : failureText(failure)}{' '}
          <Button variant="text" size="sm" icon="arrows-clockwise" loading={busy} onClick={() => void reload()}>
            Yeniden dene
          </Button>
        </Alert>
      )}
      {data !== undefined ? children(data) : !failure && <WaitingRows rows={rows} />}
    </>
  )
}

function WaitingRows({ rows }: { readonly rows: number }) {
  return (
    <div aria-busy aria-label="Yükleniyor" role="status" className={css.waiting}>
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} className={css.waitingRow}>
          <Skeleton shape="picture" />
          <div className={css.waitingLines}>
            <Skeleton shape="medium" />
            <Skeleton shape="short" />
          </div>
          <Skeleton />
        </div>
      ))}
    </div>
  )
}

function NoRight({ what }: { readonly what: string }) {
  const door = useService(services.Door)
  return (
    <div className={css.noRight}>
      <Icon name="lock" size="lg" />
      <div>
        <h2>{what} için yetkiniz yok</h2>
        <p className={css.muted}>
          {door === 'seller'
            ? 'Mağazanızın sahibi Mağaza ve ekip sayfasından rolünüzü değiştirebilir.'
            : 'Destek rolündeki bir çalışan Personel sayfasından rolünüzü değiştirebilir.'}
        </p>
      </div>
    </div>
  )
}

interface EmptyProps {
  readonly title: string
  readonly text?: string
  /** Nothing is left because of filters: no stamp for finished work. */
  readonly filtered?: boolean
  readonly action?: ReactNode
}

/** An empty list: work that is done, work that has not begun, or filters that find nothing. */
export function Empty({ title, text, filtered, action }: EmptyProps) {
  const picture = filtered ? (
    <span className={css.emptyIcon}>
      <DeskIcon name="funnel-x" size="xl" />
    </span>
  ) : (
    <PigeonStamp className={css.emptyStamp} />
  )
  return (
    <EmptyState title={title} picture={picture} action={action}>
      {text}
    </EmptyState>
  )
}

/** The failure of a write, beside its button. */
export function WriteFailure({ of }: { readonly of: Parameters<typeof failureText>[0] | undefined }) {
  return of ? (
    <Alert tone="error" announced>
      {of.kind === 'refused' && of.status === 403 && of.message === ''
        ? 'Rolünüz bu işleme izin vermiyor.'
        : failureText(of)}
    </Alert>
  ) : null
}
