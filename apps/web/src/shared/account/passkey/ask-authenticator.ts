import { fail, type Result, succeed } from '@market/domain/kernel'
import type { PasskeyWords } from '@market/domain/account'
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'

/**
 * Why the authenticator returned no passkey: the shopper cancelled, the device already has one for this account, the
 * request was aborted, or another error.
 */
export type Withheld = 'cancelled' | 'known' | 'ended' | 'failed'
type Answer = Promise<Result<PasskeyWords, Withheld>>

/** Asks the device to create a passkey. */
export const makePasskey = (options: PasskeyWords): Answer =>
  ask(() => startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }))

/**
 * Asks the device to sign with a passkey. The shopper chooses it in a browser window or, with `autofill`, among the
 * suggestions of the address field.
 */
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
