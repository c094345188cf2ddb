import { memoryCardSubject } from '../memory/card-subject.ts'
import { memoryPaymentSubject } from '../memory/payment-subject.ts'
import { describeCardKeepingContract } from './card-keeping-contract.ts'
import { describePaymentBookContract } from './payment-book-contract.ts'
import { describeUnsettledPaymentsContract } from './unsettled-payments-contract.ts'

describeCardKeepingContract('in memory', memoryCardSubject)
describePaymentBookContract('in memory', memoryPaymentSubject)
describeUnsettledPaymentsContract('in memory', memoryPaymentSubject)
