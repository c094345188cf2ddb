import { buyTickets } from '@market/domain'
import { made, roomModule } from '../../composition/room-module.ts'
import { services } from '../../composition/tokens.ts'

export const raffleRoom = roomModule({
  buyTickets: made(buyTickets, {
    raffles: services.RaffleGateway,
    tokenizer: services.CardTokenizer,
    clock: services.Clock,
  }),
})
