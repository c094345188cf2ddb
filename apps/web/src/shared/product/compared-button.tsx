import { comparedOf, toggleCompared } from '@market/domain/catalog'
import { useEffect, useState } from 'react'
import { LatePart } from '../loading/late-part.tsx'
import * as css from './compared-button.css.ts'
import { useBriefs } from './use-briefs.ts'

const bringComparison = async () => (await import('./comparison-dialog.tsx')).ComparisonDialog
const label = (count: number) => `Karşılaştır (${count})`

/** Opens the comparison of a category's products where this browser has two or more of them. */
export function ComparedButton({ category }: { readonly category: string }) {
  const [remembered, change] = useBriefs('compared')
  const [open, setOpen] = useState(false)
  // The server knows nothing of this browser, so the first paint has no button.
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => setDrawn(true), [])
  const products = comparedOf(remembered, category)
  const close = () => setOpen(false)
  return (
    <>
      {isDrawn && products.length > 1 && (
        <button type="button" className={css.compared} onClick={() => setOpen(true)}>
          {label(products.length)}
        </button>
      )}
      {open && (
        <LatePart
          bring={bringComparison}
          props={{ products, onTake: (one) => change((before) => toggleCompared(before, one)), onClosed: close }}
          onFailed={close}
        />
      )}
    </>
  )
}
