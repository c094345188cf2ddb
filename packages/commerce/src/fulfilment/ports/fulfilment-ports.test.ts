import { memoryFulfilmentSubject } from '../memory/fulfilment-subject.ts'
import { describeFulfilmentContract } from './fulfilment-contract.ts'

describeFulfilmentContract('in memory', memoryFulfilmentSubject)
