import { approveOffer, askOffer, changeSaleAccount, chooseModel } from '@market/domain/buy-back'
import { made, roomModule } from '@market/react'
import { services } from '../../composition/tokens.ts'

export const buyBackRoom = roomModule({
  changeSaleAccount: made(changeSaleAccount, { buyBacks: services.BuyBackGateway }),
  chooseModel: made(chooseModel, { buyBacks: services.BuyBackGateway }),
  askOffer: made(askOffer, { buyBacks: services.BuyBackGateway }),
  approveOffer: made(approveOffer, { buyBacks: services.BuyBackGateway }),
})
