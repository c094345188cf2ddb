import { writeReview } from '@market/domain/reviews'
import { made, roomModule } from '@market/react'
import { services } from '../../composition/tokens.ts'

export const reviewCases = roomModule({
  writeReview: made(writeReview, {
    reviews: services.ReviewGateway,
    photos: services.ReviewPhotoGateway,
  }),
})
