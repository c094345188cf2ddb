import { offerOfCategory } from '@market/domain/deals'
import { made, roomModule } from '@market/react'
import { services } from '../../composition/tokens.ts'

export const categoriesCases = roomModule({
  offerOfCategory: made(offerOfCategory, { deals: services.DealCatalog }),
})
