import type { Requirement, SellerTerms } from '@market/domain/sellers'

const base = { title: '', text: '', version: '2026-01-01', required: true, months: null }
/** A requirement of every kind. */
export const sampleRequirements: readonly Requirement[] = [
  { ...base, key: 'sirket', kind: 'profile', title: 'Şirket', months: 12 },
  { ...base, key: 'vergi-levhasi', kind: 'documents', title: 'Vergi levhası', months: 12 },
  { ...base, key: 'ek-belge', kind: 'documents', title: 'Ek belge', required: false },
  { ...base, key: 'beyan', kind: 'attestation', title: 'Beyan' },
  { ...base, key: 'sicil-kontrolu', kind: 'review', title: 'Sicil', months: 12 },
  { ...base, key: 'sozlesme', kind: 'terms', title: 'Sözleşme' },
]
export const sampleTerms: SellerTerms = { checkDays: 2, hearDays: 3, messageDays: 15, mendDays: 14 }
