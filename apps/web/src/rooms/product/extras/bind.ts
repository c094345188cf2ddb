import { requestWholesale, tellFriend } from '@market/domain/content'
import { askShop } from '@market/domain/reviews'
import { made, roomModule } from '@market/react'
import { services } from '../../../composition/tokens.ts'

export const productExtrasRoom = roomModule({
  askShop: made(askShop, { questions: services.QuestionGateway }),
  tellFriend: made(tellFriend, { friends: services.FriendGateway }),
  requestWholesale: made(requestWholesale, { wholesale: services.WholesaleGateway }),
})
