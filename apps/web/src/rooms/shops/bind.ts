import { answerPoll, applyToSell, toggleFollow } from '@market/domain'
import { made, roomModule } from '../../composition/room-module.ts'
import { services } from '../../composition/tokens.ts'

export const shopsRoom = roomModule({
  applyToSell: made(applyToSell, { applications: services.SellerApplications }),
  toggleFollow: made(toggleFollow, { following: services.ShopFollowing }),
  answerPoll: made(answerPoll, { polls: services.PollGateway }),
})
