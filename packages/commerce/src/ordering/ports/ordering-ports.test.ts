import { memorySubject } from '../memory/ordering-subject.ts'
import { describeAwaitedTransfersContract } from './awaited-transfers-contract.ts'
import { describeCheckoutContract } from './checkout-contract.ts'
import { describeGiftCodeSpendingContract } from './gift-code-spending-contract.ts'
import { describeOpenOrdersContract } from './open-orders-contract.ts'
import { describeOrderNewsContract } from './order-news-contract.ts'
import { describeOrdersContract } from './orders-contract.ts'
import { describePromotionUsesContract } from './promotion-uses-contract.ts'
import { describeStartedPaymentsContract } from './started-payments-contract.ts'
import { describeStockContract } from './stock-contract.ts'

describeAwaitedTransfersContract('in memory', memorySubject)
describeCheckoutContract('in memory', memorySubject)
describeGiftCodeSpendingContract('in memory', memorySubject)
describeOpenOrdersContract('in memory', memorySubject)
describeOrderNewsContract('in memory', memorySubject)
describeOrdersContract('in memory', memorySubject)
describePromotionUsesContract('in memory', memorySubject)
describeStartedPaymentsContract('in memory', memorySubject)
describeStockContract('in memory', memorySubject)
