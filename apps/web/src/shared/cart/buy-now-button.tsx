import type { CartAddition } from '@market/domain/cart'
import { failureTexts, LatePart, useErrorDialog } from '@market/react'
import { Button, type ButtonProps } from '@market/ui'
import { useState } from 'react'
import { cartLineTexts as texts } from './texts.ts'

const bring = async () => (await import('./buying-now.tsx')).BuyingNow

interface BuyNowButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'full' | 'aria-label'> {
  readonly wish: CartAddition
}

/** Buys a single product: leads to the payment if all other details are known, else to the address step. */
export function BuyNowButton({ wish, ...face }: BuyNowButtonProps) {
  const [wanted, setWanted] = useState<CartAddition>()
  const fail = useErrorDialog()
  const end = () => setWanted(undefined)
  const failed = () => {
    end()
    fail(failureTexts.offline)
  }
  return (
    <>
      <Button {...face} loading={wanted !== undefined} onClick={() => (navigator.onLine ? setWanted(wish) : failed())}>
        {texts.buyNow}
      </Button>
      {wanted && <LatePart bring={bring} props={{ wish: wanted, onEnded: end }} onFailed={failed} />}
    </>
  )
}
