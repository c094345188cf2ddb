import type { CartAddition } from '@market/domain'
import { Button } from '@market/ui'
import { useState } from 'react'
import { LatePart } from '../../../shared/loading/late-part.tsx'
import { productTexts as texts } from '../product-texts.ts'

const bring = async () => (await import('./buying-now.tsx')).BuyingNow

/** Buys a product by itself: to the payment where all else is known, else to the address. */
export function BuyNowButton({ wish }: { readonly wish: CartAddition }) {
  const [wanted, setWanted] = useState<CartAddition>()
  const end = () => setWanted(undefined)
  return (
    <>
      <Button variant="secondary" size="lg" full loading={wanted !== undefined} onClick={() => setWanted(wish)}>
        {texts.buyNow}
      </Button>
      {wanted && <LatePart bring={bring} props={{ wish: wanted, onEnded: end }} onFailed={end} />}
    </>
  )
}
