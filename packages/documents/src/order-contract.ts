import type { Contract, ContractFacts } from '@market/commerce'
import { distanceContract } from './distance-contract.ts'
import { preInformation } from './pre-information.ts'
import { versionedContract } from './versioned-contract.ts'

/** Change it with the wording. */
const wording = '2026-11-9'

/** The full pre-information form and distance sales contract of an order. */
export const makeOrderContract = (facts: ContractFacts): Contract =>
  versionedContract(wording, [
    { id: 'on-bilgilendirme', title: 'Ön Bilgilendirme Formu', html: preInformation(facts) },
    { id: 'mesafeli-satis', title: 'Mesafeli Satış Sözleşmesi', html: distanceContract(facts) },
  ])
