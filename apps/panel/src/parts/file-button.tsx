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
  /** Called when a file is chosen, so that the refusal of an earlier one goes. */
  readonly onChosen: () => void
  readonly onFile: (bytes: Uint8Array<ArrayBuffer>) => void
}

/** Chooses one file and hands over its bytes; a file that is too large is refused in words before it is sent. */
export function FileButton({ label, accept, kinds, maxBytes, busy, primary, onChosen, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  const most = `en fazla ${Math.floor(maxBytes / 1_000_000)} MB`
  const take = async (file: File | undefined) => {
    if (!file) return
    setError(undefined)
    onChosen()
    if (file.size === 0) return setError('Dosya boş.')
    if (file.size > maxBytes)
      return setError(
        `Dosya ${(file.size / 1_000_000).toLocaleString('tr-TR', { maximumFractionDigits: 1 })} MB; ${most} gönderilebilir.`,
      )
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
      <p className={css.small}>{`${kinds}, ${most}`}</p>
    </div>
  )
}
