import { localRaffleCart } from '@market/browser'
import { buyTickets } from '@market/domain/raffle'
import { made, roomModule } from '@market/react'
import { makeRaffleStore } from '@market/stores'
import { services } from '../../composition/tokens.ts'

export const raffleRoom = roomModule({
  buyTickets: made(buyTickets, {
    raffles: services.RaffleGateway,
    tokenizer: services.CardTokenizer,
    clock: services.Clock,
  }),
  raffleStore: (from) => {
    const store = makeRaffleStore(localRaffleCart(from.get(services.BrowserStorages)))
    from.get(services.OnMemberLeaving)(store.clear)
    return store
  },
})
