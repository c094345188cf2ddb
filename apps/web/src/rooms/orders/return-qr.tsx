import { encodeQR } from 'qr'
import { useMemo } from 'react'
import * as css from './orders.css.ts'
import { orderTexts } from './texts.ts'

/** Light modules around the code, which a reader needs to find it; four by its norm. */
const margin = 4

/** A return's code as a picture that a branch scans, black on white in either scheme. The text beside it says the same. */
export function ReturnQr({ code }: { readonly code: string }) {
  const { size, path } = useMemo(() => drawn(code), [code])
  return (
    <svg
      className={css.qr}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={orderTexts.refunds.qr(code)}
    >
      <path d={path} />
    </svg>
  )
}

/** One path of squares: hundreds of elements would only be slower to draw. */
function drawn(code: string): { readonly size: number; readonly path: string } {
  const rows = encodeQR(code, 'raw', { ecc: 'quartile', border: margin })
  const squares = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size: rows.length, path: squares.join('') }
}
