import { moveFavourite, renameList } from '@market/domain/lists'
import { made, roomModule } from '../../composition/room-module.ts'
import { services } from '../../composition/tokens.ts'

export const listsRoom = roomModule({
  moveFavourite: made(moveFavourite, { lists: services.ListGateway }),
  renameList: made(renameList, { lists: services.ListGateway }),
})
