import { comparedOf, toggleCompared } from '@market/domain/catalog'
import { LatePart } from '@market/react'
import { useEffect, useState } from 'react'
import * as css from './compared-button.css.ts'
import { useBriefs } from './use-briefs.ts'

const bringComparison = async () => (await import('./comparison-dialog.tsx')).ComparisonDialog
const label = (count: number) => `Karşılaştır (${count})`

/** Opens the comparison if this browser has selected two or more products of the category. */
export function ComparedButton({ category }: { readonly category: string }) {
  const [remembered, change] = useBriefs('compared')
  const [open, setOpen] = useState(false)
  // The server does not know this browser's selection, so the first render has no button.
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
