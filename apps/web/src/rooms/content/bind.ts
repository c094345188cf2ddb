import { contactShop } from '@market/domain/content'
import { made, roomModule } from '../../composition/room-module.ts'
import { services } from '../../composition/tokens.ts'

export const contentRoom = roomModule({
  contactShop: made(contactShop, { contacts: services.ContactGateway }),
})
