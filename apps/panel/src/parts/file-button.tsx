import { Alert, Button } from '@market/ui'
import { WithDeskIcon } from './any-icon.tsx'
import { useRef, useState } from 'react'
import * as css from './parts.css.ts'

interface FileButtonProps {
  readonly label: string
  /** As of the `accept` attribute; the server tells the kind by the bytes. */
  readonly accept: string
  readonly kinds: string
  readonly maxBytes: number
  readonly busy: boolean
  readonly primary?: boolean
  readonly onFile: (bytes: Uint8Array<ArrayBuffer>) => void
}

/** Chooses one file and hands over its bytes; a file that is too large is refused in words before it is sent. */
export function FileButton({ label, accept, kinds, maxBytes, busy, primary, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  const megabytes = (bytes: number) => (bytes / 1_000_000).toLocaleString('tr-TR', { maximumFractionDigits: 1 })
  const take = async (file: File | undefined) => {
    if (!file) return
    setError(undefined)
    if (file.size === 0) return setError('Dosya boş.')
    if (file.size > maxBytes)
      return setError(`Dosya ${megabytes(file.size)} MB. En fazla ${megabytes(maxBytes)} MB gönderilebilir.`)
    onFile(new Uint8Array(await file.arrayBuffer()))
  }
  return (
    <div className={css.stack}>
      {error && (
        <Alert tone="error" announced>
          {error}
        </Alert>
      )}
      <div>
        <input
          ref={input}
          type="file"
          accept={accept}
          hidden
          tabIndex={-1}
          aria-label={label}
          onChange={(event) => {
            void take(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        <Button
          size="sm"
          variant={primary ? 'primary' : 'secondary'}
          className={primary ? undefined : css.quiet}
          loading={busy}
          onClick={() => input.current?.click()}
        >
          <WithDeskIcon name="upload">{label}</WithDeskIcon>
        </Button>
      </div>
      <p className={css.small}>{`${kinds}, en fazla ${megabytes(maxBytes)} MB`}</p>
    </div>
  )
}
