const bytes = (text: string) => new TextEncoder().encode(text).buffer
const named = { id: 'YW5haHRhcg', rawId: bytes('anahtar'), type: 'public-key', getClientExtensionResults: () => ({}) }

/** Whether the shopper provides a passkey or closes the browser's window. */
type Shopper = 'gives' | 'cancels'

/**
 * Adds passkeys to a browser that has none. The authenticator creates and signs anything, with bytes that only the
 * in-memory gateway accepts. `asked` lists the ceremonies. Call `take` after the test.
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
  // A function that also has the static methods of the browser's class.
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
