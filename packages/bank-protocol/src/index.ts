/** The protocol between a shop and the sandbox bank: calls, signatures, and the card numbers that the bank issues. */
export { type BankCall, bankCalls } from './bank-calls.ts'
export { issuerOf, sandboxBankName } from './issuer-of.ts'
export { isFresh, isSignedFields, signFields } from './signature.ts'
