import { cleanText } from '@market/domain/text'

/** State of verifying an e-mail address: type it, request a code, type the code. */
export interface ProofForm {
  readonly email: string
  readonly code: string
  /** The address to which the last code was sent. */
  readonly sentTo?: string | undefined
  readonly busy: boolean
  readonly emailError?: string | undefined
  readonly codeError?: string | undefined
  /** The shopper is replacing the verified address. */
  readonly change: boolean
}
export type ProofFormEvent =
  | { readonly type: 'email'; readonly email: string }
  | { readonly type: 'email-left'; readonly error: string | undefined }
  | { readonly type: 'code'; readonly code: string }
  | { readonly type: 'code-asked' }
  | { readonly type: 'code-sent'; readonly to: string }
  | { readonly type: 'code-refused'; readonly error: string }
  | { readonly type: 'code-checked' }
  | { readonly type: 'code-wrong'; readonly error: string }
  | { readonly type: 'proven' }
  | { readonly type: 'other-address' }

export const proofOf = (email: string | undefined): ProofForm => ({
  email: email ?? '',
  code: '',
  busy: false,
  change: false,
})

export function proofForm(state: ProofForm, event: ProofFormEvent): ProofForm {
  switch (event.type) {
    case 'email':
      return { ...state, email: event.email, emailError: undefined }
    case 'email-left':
      return { ...state, emailError: event.error ?? state.emailError }
    case 'code':
      return { ...state, code: event.code }
    case 'code-asked':
      return { ...state, busy: true, emailError: undefined }
    // A code typed before belongs to an earlier mail.
    case 'code-sent':
      return { ...state, busy: false, code: '', codeError: undefined, sentTo: event.to }
    case 'code-refused':
      return { ...state, busy: false, emailError: event.error }
    case 'code-checked':
      return { ...state, busy: true, codeError: undefined }
    case 'code-wrong':
      return { ...state, busy: false, codeError: event.error }
    case 'proven':
      return { ...state, busy: false, sentTo: undefined, change: false }
    case 'other-address':
      return { ...state, change: true }
    default:
      return event satisfies never
  }
}

/** The code without spaces and dashes, which may be copied from a mail; undefined until it has six digits. */
export const sixDigits = (typed: string): string | undefined => {
  const code = cleanText(typed).replaceAll(/[\s\p{Pd}]/gu, '')
  return /^[0-9]{6}$/.test(code) ? code : undefined
}
