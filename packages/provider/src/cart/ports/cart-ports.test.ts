import { memoryCartSubject } from '../memory/cart-subject.ts'
import { describeCartPortsContract } from './cart-ports-contract.ts'

describeCartPortsContract('in memory', memoryCartSubject)
