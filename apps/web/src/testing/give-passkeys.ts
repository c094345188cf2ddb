const bytes = (text: string) => new TextEncoder().encode(text).buffer
const named = { id: 'YW5haHRhcg', rawId: bytes('anahtar'), type: 'public-key', getClientExtensionResults: () => ({}) }

/** What a browser's shopper does when asked for a passkey: gives it, or closes the window. */
type Shopper = 'gives' | 'cancels'

/**
 * Passkeys in a browser that has none: the authenticator makes and signs whatever it is asked for, with bytes that only a provider in
 * memory takes. `asked` names the ceremonies. Call `take` after the test.
 */
export function givePasskeys(shopper: Shopper = 'gives') {
  const asked: string[] = []
  const answer = async (ceremony: string, given: object, signal?: AbortSignal) => {
    asked.push(ceremony)
    signal?.throwIfAborted()
    if (shopper === 'cancels') throw new DOMException('The operation was not allowed.', 'NotAllowedError')
    return given
  }
  const made = {
    ...named,
    response: { clientDataJSON: bytes('{}'), attestationObject: bytes('a'), getTransports: () => ['internal'] },
  }
  const signed = {
    ...named,
    response: { clientDataJSON: bytes('{}'), authenticatorData: bytes('a'), signature: bytes('i'), userHandle: null },
  }
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: {
      create: ({ signal }: CredentialCreationOptions) => answer('create', made, signal),
      get: ({ signal }: CredentialRequestOptions) => answer('get', signed, signal),
    },
  })
  // Called as a function, it says what the browser has.
  const Credential = Object.assign(() => undefined, { isConditionalMediationAvailable: async () => false })
  Object.defineProperty(globalThis, 'PublicKeyCredential', { configurable: true, value: Credential })
  return {
    asked: asked as readonly string[],
    take() {
      Reflect.deleteProperty(navigator, 'credentials')
      Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
    },
  }
}
