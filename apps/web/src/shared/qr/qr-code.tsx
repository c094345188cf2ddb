import { encodeQR } from 'qr'
import { useMemo } from 'react'
import * as css from './qr-code.css.ts'

/** Width of the light border that scanners need around the code, in modules; the standard requires four. */
const margin = 4

interface QrCodeProps {
  readonly text: string
  readonly label: string
}

/** A text as a QR code, black on white in both colour schemes. The page must show the text as well. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => drawn(text), [text])
  return (
    <svg className={css.qr} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={label}>
      <path d={path} />
    </svg>
  )
}

/** A single path of squares, since hundreds of elements would render more slowly. */
function drawn(text: string): { readonly size: number; readonly path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'quartile', border: margin })
  const squares = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size: rows.length, path: squares.join('') }
}
