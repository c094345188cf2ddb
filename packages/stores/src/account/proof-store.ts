import type { AccountProof, PrivacyGateway } from '@market/domain/account'
import type { GatewayFailure } from '@market/domain/kernel'
import { loginCodes } from '@market/domain/session'
import { type Live, makeLive } from '../kernel/live.ts'

/** The proof of identity before an account is exported or deleted. */
export interface ProofState {
  /** The password, or the mailed code of a member without one. */
  readonly proof: string
  /** The message about the mailed code; undefined before it is mailed. */
  readonly told: string | undefined
  /** Code of the second step; undefined until the API has answered that the member has one. */
  readonly secondStep: string | undefined
  readonly busy: boolean
  readonly refused: GatewayFailure | undefined
}

/** Stores the input, mails a code, and exports or deletes. */
export interface ProofStore {
  readonly state: Live<ProofState>
  enter(input: Partial<Pick<ProofState, 'proof' | 'secondStep'>>): void
  mailCode(): Promise<void>
  /** Exports or deletes. Undefined if it is being done, or was refused; `file` is the export. */
  prove(): Promise<{ readonly file?: string } | undefined>
}

/** Dependencies of the proof store. */
export interface ProofStoreDeps {
  readonly privacy: PrivacyGateway
  readonly what: 'export' | 'deletion'
  /** A member without a password proves the identity by a mailed code. */
  readonly hasPassword: boolean
}

/** Makes the store of the dialog that exports or deletes an account. */
export function makeProofStore({ privacy, what, hasPassword }: ProofStoreDeps): ProofStore {
  const { live, set } = makeLive<ProofState>({
    proof: '',
    told: undefined,
    secondStep: undefined,
    busy: false,
    refused: undefined,
  })
  const change = (part: Partial<ProofState>) => set({ ...live.current(), ...part })
  const send = async (proof: AccountProof) => {
    if (what === 'deletion') return privacy.deleteAccount(proof)
    return privacy.exportAll(proof)
  }
  return {
    state: live,
    enter: change,
    async mailCode() {
      if (live.current().busy) return
      change({ busy: true, refused: undefined })
      const answer = await privacy.mailCode(what)
      change({ busy: false, ...(answer.ok ? { told: answer.value.message } : { refused: answer.failure }) })
    },
    async prove() {
      const { proof, secondStep, busy } = live.current()
      if (busy || proof === '') return undefined
      change({ busy: true, refused: undefined })
      const answer = await send({
        ...(hasPassword ? { password: proof } : { code: proof }),
        ...(secondStep !== undefined && { secondStep }),
      })
      change({ busy: false })
      if (answer.ok) return typeof answer.value === 'string' ? { file: answer.value } : {}
      const { failure } = answer
      const wantsSecondStep = failure.kind === 'refused' && failure.code === loginCodes.secondStepWanted
      change({ refused: failure, ...(wantsSecondStep && { secondStep: live.current().secondStep ?? '' }) })
      return undefined
    },
  }
}
