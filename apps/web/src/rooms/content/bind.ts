import { contactShop } from '@market/domain/content'
import { made, roomModule } from '@market/react'
import { services } from '../../composition/tokens.ts'

export const contentRoom = roomModule({
  contactShop: made(contactShop, { contacts: services.ContactGateway }),
})
