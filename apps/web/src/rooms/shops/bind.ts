import { answerPoll } from '@market/domain/content'
import { applyToSell, toggleFollow } from '@market/domain/shops'
import { made, roomModule } from '@market/react'
import { services } from '../../composition/tokens.ts'

export const shopsRoom = roomModule({
  applyToSell: made(applyToSell, { applications: services.SellerApplications }),
  toggleFollow: made(toggleFollow, { following: services.ShopFollowing }),
  answerPoll: made(answerPoll, { polls: services.PollGateway }),
})
