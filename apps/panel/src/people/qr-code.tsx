import { encodeQR } from 'qr'
import { useMemo } from 'react'
import { qr } from './people.css.ts'

/** A text as a QR code, black on white in both schemes, with the border of four modules that scanners need. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { side, path } = useMemo(() => {
    const rows = encodeQR(text, 'raw', { ecc: 'quartile', border: 4 })
    const squares = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    return { side: rows.length, path: squares.join('') }
  }, [text])
  return (
    <svg className={qr} viewBox={`0 0 ${side} ${side}`} shapeRendering="crispEdges" role="img" aria-label={label}>
      <path d={path} />
    </svg>
  )
}
