import { reportComment } from '@market/domain/reviews'
import { made, roomModule } from '@market/react'
import { services } from '../../../composition/tokens.ts'

export const productCommentsRoom = roomModule({
  reportComment: made(reportComment, { reviews: services.ReviewGateway }),
})
