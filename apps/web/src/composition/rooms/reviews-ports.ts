import { ContainerModule } from 'inversify'
import type { Adapters } from '../make-adapters.ts'
import { services } from '../tokens.ts'

export const reviewsPorts = (ports: Adapters) =>
  new ContainerModule(({ bind }) => {
    bind(services.ReviewGateway).toConstantValue(ports.reviews)
    bind(services.ReviewPhotoGateway).toConstantValue(ports.reviewPhotos)
    bind(services.QuestionGateway).toConstantValue(ports.questions)
  })
