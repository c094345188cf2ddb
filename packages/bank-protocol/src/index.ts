/** How a shop and the sandbox bank speak: calls, signatures, and the card numbers that the bank issues. */
export { type BankCall, bankCalls } from './bank-calls.ts'
export { issuerOf, sandboxBankName } from './issuer-of.ts'
export { isFresh, isSignedFields, signFields } from './signature.ts'
