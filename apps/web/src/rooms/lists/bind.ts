import { moveFavourite, renameList } from '@market/domain/lists'
import { made, roomModule } from '@market/react'
import { services } from '../../composition/tokens.ts'

export const listsRoom = roomModule({
  moveFavourite: made(moveFavourite, { lists: services.ListGateway }),
  renameList: made(renameList, { lists: services.ListGateway }),
})
