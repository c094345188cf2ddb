import { LatePart } from '@market/react'
import { useState } from 'react'
import * as css from './qr-code.css.ts'

const bring = async () => (await import('./qr-code.tsx')).QrCode

interface LateQrProps {
  readonly text: string
  readonly label: string
}

/** A QR code whose script loads late. Its space is reserved, so that nothing shifts while the shopper types. */
export function LateQr(props: LateQrProps) {
  const [failed, setFailed] = useState(false)
  if (failed) return null
  return (
    <div className={css.place}>
      <LatePart bring={bring} props={props} onFailed={() => setFailed(true)} />
    </div>
  )
}
