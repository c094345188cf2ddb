import { cleanText } from '@market/domain/text'

/** Proving an e-mail address: type it, have a code sent, type the code. */
export interface ProofForm {
  readonly email: string
  readonly code: string
  /** The address that the last code went to. */
  readonly sentTo?: string | undefined
  readonly busy: boolean
  readonly emailError?: string | undefined
  readonly codeError?: string | undefined
  /** The proven address gives way to another. */
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
    // A code typed before belongs to the mail before.
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

/** The code as it is sent, once it is whole. Spaces and dashes come along where it is copied from a mail. */
export const sixDigits = (typed: string): string | undefined => {
  const code = cleanText(typed).replaceAll(/[\s\p{Pd}]/gu, '')
  return /^[0-9]{6}$/.test(code) ? code : undefined
}
