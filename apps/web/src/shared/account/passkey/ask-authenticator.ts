import { fail, type Result, succeed } from '@market/domain/kernel'
import type { PasskeyWords } from '@market/domain/account'
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'

/** Why the authenticator gave nothing: nobody chose a passkey, the device has one of this account, the ceremony was ended here, or else. */
export type Withheld = 'cancelled' | 'known' | 'ended' | 'failed'
type Answer = Promise<Result<PasskeyWords, Withheld>>

/** Has the device make a passkey. */
export const makePasskey = (options: PasskeyWords): Answer =>
  ask(() => startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }))

/** Has the device sign with a passkey that the shopper chooses, in a window or, with `autofill`, among what the address field suggests. */
export const signWithPasskey = (options: PasskeyWords, autofill: boolean): Answer =>
  ask(() =>
    startAuthentication({
      optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
      useBrowserAutofill: autofill,
    }),
  )

async function ask(ceremony: () => Promise<object>): Answer {
  try {
    return succeed({ ...(await ceremony()) })
  } catch (error) {
    const { name } = error instanceof Error ? error : { name: '' }
    if (name === 'AbortError') return fail('ended')
    if (name === 'InvalidStateError') return fail('known')
    return fail(name === 'NotAllowedError' ? 'cancelled' : 'failed')
  }
}
