import { isoDayText } from '../kernel/turkish-time.ts'

/** How a requirement is met: accepted by the owner, filled in, sent as files, confirmed, or checked by the office. */
export type RequirementKind = 'terms' | 'profile' | 'documents' | 'attestation' | 'review'

/** A requirement of sellers, in the version in force. */
export interface Requirement {
  readonly key: string
  readonly kind: RequirementKind
  readonly title: string
  readonly text: string
  /** First day of the version, `YYYY-MM-DD`. */
  readonly version: string
  /** Every seller needs it; others only if the office asks for it. */
  readonly required: boolean
  /** Months for which an acceptance counts; null for always. */
  readonly months: number | null
}
/** One step of a requirement: met by the seller, asked for again, or accepted. */
export interface RequirementMark {
  readonly key: string
  readonly mark: 'given' | 'asked' | 'accepted'
  readonly version: string
  readonly note: string
  readonly at: Date
}
/** A file that was sent for a requirement, and what the office said about it. */
export interface RequirementDocument {
  readonly id: string
  readonly key: string
  readonly type: string
  readonly bytes: number
  readonly sentAt: Date
  readonly status: 'sent' | 'accepted' | 'refused'
}
/** The stored answer of a seller to a requirement; marks in their order. */
export interface SellerFacts {
  readonly marks: readonly RequirementMark[]
  readonly documents: readonly RequirementDocument[]
  /** Names of the fields of the shop that are still empty. */
  readonly openFields: readonly string[]
}

/** State of a requirement for one seller. */
export type RequirementState = 'missing' | 'asked' | 'given' | 'accepted' | 'expired'
/** A requirement with its state for one seller. */
export interface CheckedRequirement extends Requirement {
  readonly needed: boolean
  readonly state: RequirementState
  readonly note: string
  readonly openFields: readonly string[]
  /** Last day on which the acceptance counts. */
  readonly validUntil: string | null
  readonly documents: readonly RequirementDocument[]
}

/** The state of every requirement for one seller at an instant. It is computed when read, never stored. */
export const checkRequirements = (
  requirements: readonly Requirement[],
  facts: SellerFacts,
  now: Date,
): readonly CheckedRequirement[] =>
  requirements.map((requirement) => {
    const marks = facts.marks.filter(({ key }) => key === requirement.key)
    const documents = facts.documents.filter(({ key }) => key === requirement.key)
    const last = marks.at(-1)
    const byVersion = requirement.kind === 'terms' || requirement.kind === 'attestation'
    const accepted = last?.mark === 'accepted' && (!byVersion || last.version === requirement.version)
    const validUntil =
      accepted && requirement.months !== null ? isoDayText(plusMonths(last.at, requirement.months)) : null
    const openFields = requirement.kind === 'profile' ? facts.openFields : []
    return {
      ...requirement,
      needed: requirement.required || marks.some(({ mark }) => mark === 'asked'),
      state: stateOf(requirement.kind, {
        fresh: documents.some(({ status }) => status === 'sent'),
        accepted,
        expired: validUntil !== null && validUntil < isoDayText(now),
        last: last?.mark,
        filled: openFields.length === 0,
      }),
      note: last?.note ?? '',
      openFields,
      validUntil,
      documents,
    }
  })

function stateOf(
  kind: RequirementKind,
  {
    fresh,
    accepted,
    expired,
    last,
    filled,
  }: {
    readonly fresh: boolean
    readonly accepted: boolean
    readonly expired: boolean
    readonly last: RequirementMark['mark'] | undefined
    readonly filled: boolean
  },
): RequirementState {
  if (fresh) return 'given'
  if (accepted) return expired ? 'expired' : 'accepted'
  if (last === 'asked') return 'asked'
  if (kind === 'review' || (kind === 'profile' && filled)) return 'given'
  return 'missing'
}

function plusMonths(at: Date, months: number): Date {
  const then = new Date(at)
  then.setUTCMonth(then.getUTCMonth() + months)
  return then
}

const ofOffice = (kind: RequirementKind) => kind === 'review'
/** Requirements that wait for the seller. */
export const openForSeller = (checked: readonly CheckedRequirement[]): readonly CheckedRequirement[] =>
  checked.filter(
    ({ needed, kind, state }) =>
      needed && !ofOffice(kind) && (state === 'missing' || state === 'asked' || state === 'expired'),
  )
/** Whether the application can be submitted: all is given that needs no contract. */
export const isComplete = (checked: readonly CheckedRequirement[]): boolean =>
  openForSeller(checked).every(({ kind }) => kind === 'terms')
/** Whether the office has accepted everything but the contract. */
export const isVerified = (checked: readonly CheckedRequirement[]): boolean =>
  checked.every(({ needed, kind, state }) => !needed || kind === 'terms' || state === 'accepted')
/** Whether nothing is left to do before the shop opens. */
export const isReady = (checked: readonly CheckedRequirement[]): boolean =>
  checked.every(({ needed, state }) => !needed || state === 'accepted')
