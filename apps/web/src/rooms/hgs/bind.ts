import { findAccount, requestRemittance, topUp } from '@market/domain/hgs'
import { made, roomModule } from '@market/react'
import { services } from '../../composition/tokens.ts'

export const hgsRoom = roomModule({
  requestRemittance: made(requestRemittance, { tolls: services.HgsGateway }),
  topUp: made(topUp, { tolls: services.HgsGateway, tokenizer: services.CardTokenizer, clock: services.Clock }),
  findAccount: made(findAccount, { tolls: services.HgsGateway }),
})
