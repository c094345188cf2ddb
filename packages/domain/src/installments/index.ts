export { installmentCap } from './installment-cap.ts'
export { bestInstallment, type InstallmentTerms, installmentTerms } from './installment-terms.ts'
export { type Installment, type InstallmentPlan, installments, type PlanEntry } from './installments.ts'
