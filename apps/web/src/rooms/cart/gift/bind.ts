import { chooseGift } from '@market/domain/cart'
import { made, roomModule } from '@market/react'
import { services } from '../../../composition/tokens.ts'

export const giftCases = roomModule({
  chooseGift: made(chooseGift, { gifts: services.GiftChoiceGateway }),
})
