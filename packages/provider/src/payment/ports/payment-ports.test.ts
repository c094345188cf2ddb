import { memoryPaymentSubject } from '../memory/payment-subject.ts'
import { describePaymentBookContract } from './payment-book-contract.ts'
import { describeUnsettledPaymentsContract } from './unsettled-payments-contract.ts'

describePaymentBookContract('in memory', memoryPaymentSubject)
describeUnsettledPaymentsContract('in memory', memoryPaymentSubject)
