import { createList } from '@market/domain/lists'
import { made, roomModule } from '@market/react'
import { services } from '../../composition/tokens.ts'

export const favouritesCases = roomModule({
  createList: made(createList, { lists: services.ListGateway }),
})
