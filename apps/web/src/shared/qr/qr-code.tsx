import { encodeQR } from 'qr'
import { useMemo } from 'react'
import * as css from './qr-code.css.ts'

/** Light modules around the code, which a reader needs to find it; four by its norm. */
const margin = 4

interface QrCodeProps {
  readonly text: string
  readonly label: string
}

/** A text as a picture that a camera reads, black on white in either scheme. It is said in words beside it as well. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => drawn(text), [text])
  return (
    <svg className={css.qr} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={label}>
      <path d={path} />
    </svg>
  )
}

/** One path of squares: hundreds of elements would only be slower to draw. */
function drawn(text: string): { readonly size: number; readonly path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'quartile', border: margin })
  const squares = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size: rows.length, path: squares.join('') }
}
