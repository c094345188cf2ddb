import type { ProductId } from '@market/domain/kernel'
import { useService } from '@market/react'
import { Button } from '@market/ui'
import { raffleRoom } from './bind.ts'
import { raffleTexts } from './texts.ts'

const texts = raffleTexts.cart

/** A button that removes a product's tickets from the raffle's cart. */
export function RemoveTickets({ id, name }: { readonly id: ProductId; readonly name: string }) {
  const cart = useService(raffleRoom.raffleStore)
  return (
    <Button variant="text" size="sm" icon="trash" aria-label={texts.removeOf(name)} onClick={() => cart.remove(id)}>
      {texts.remove}
    </Button>
  )
}
