import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { SentCode } from './sent-code.ts'

/** A new e-mail address, with the password of now. */
export interface EmailChange {
  readonly email: string
  readonly password: string
}
/** The profile fields that a member may change. */
export interface ProfileForm {
  readonly firstName: string
  readonly lastName: string
  readonly newsletter: boolean
  readonly insiderContactList: boolean
}
/** A member's name, consents, e-mail address and phone. */
export interface Profile extends ProfileForm {
  readonly email: string
  readonly phone: string | null
  /** A code by SMS has proven the number, and logs in by it. */
  readonly phoneProven: boolean
  /** False for an account that another provider's login began, until one is set. */
  readonly hasPassword: boolean
}

/** The member's own settings. */
export interface ProfileGateway {
  read(): GatewayResult<Profile>
  save(form: ProfileForm): GatewayResult<Profile>
  changePhone(phone: string): GatewayResult<Profile>
  /** Mails a code to the new address; refused without the password. The answer is the same for an address of another member. */
  sendEmailCode(change: EmailChange): GatewayResult<SentCode>
  /** Changes the address by the newest code that this session asked for, once. The old mailbox gets a mail. */
  proveEmail(proof: { readonly email: string; readonly code: string }): GatewayResult<Profile>
}
