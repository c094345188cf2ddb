import { offerOfCategory } from '@market/domain/deals'
import { made, roomModule } from '../../composition/room-module.ts'
import { services } from '../../composition/tokens.ts'

export const categoriesCases = roomModule({
  offerOfCategory: made(offerOfCategory, { deals: services.DealCatalog }),
})
