import { memoryCartSubject } from '../memory/cart-subject.ts'
import { describeCartPortsContract } from './cart-ports-contract.ts'
import { describeFastDeliveryContract } from './fast-delivery-contract.ts'

describeFastDeliveryContract('in memory', memoryCartSubject)
describeCartPortsContract('in memory', memoryCartSubject)
