import type { CartAddition } from '@market/domain'
import { Button, type ButtonProps } from '@market/ui'
import { useState } from 'react'
import { LatePart } from '../loading/late-part.tsx'
import { cartLineTexts as texts } from './texts.ts'

const bring = async () => (await import('./buying-now.tsx')).BuyingNow

interface BuyNowButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'full' | 'aria-label'> {
  readonly wish: CartAddition
}

/** Buys a product by itself: to the payment where all else is known, else to the address. */
export function BuyNowButton({ wish, ...face }: BuyNowButtonProps) {
  const [wanted, setWanted] = useState<CartAddition>()
  const end = () => setWanted(undefined)
  return (
    <>
      <Button {...face} loading={wanted !== undefined} onClick={() => setWanted(wish)}>
        {texts.buyNow}
      </Button>
      {wanted && <LatePart bring={bring} props={{ wish: wanted, onEnded: end }} onFailed={end} />}
    </>
  )
}
