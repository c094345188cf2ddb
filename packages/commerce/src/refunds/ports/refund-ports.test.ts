import { memoryRefundSubject } from '../memory/refund-subject.ts'
import { describeRefundsContract } from './refunds-contract.ts'

describeRefundsContract('in memory', memoryRefundSubject)
