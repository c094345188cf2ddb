import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { instant, nothing, shortText, text, uuid } from '../kernel/field.ts'
import { secondStepCode } from './second-step.ts'

const password = v.pipe(v.string(), v.maxLength(200))
/** Bytes as base64url. */
const bytes = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most), v.regex(/^[\w-]+$/))
/** A credential's id has 1023 bytes at most (WebAuthn, section 4). */
const credential = { id: bytes(1364), rawId: bytes(1364), type: v.literal('public-key') }

/**
 * The result of `navigator.credentials.create` as `toJSON()` writes it (WebAuthn, level 3). Other fields are dropped.
 */
const registration = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(16_000),
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(30))), v.maxLength(10)), []),
  }),
})
/** The result of `navigator.credentials.get` as `toJSON()` writes it. */
export const assertion = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(6000),
    userHandle: v.optional(v.pipe(v.string(), v.maxLength(200))),
  }),
})

const passkey = v.object({ id: uuid, name: text, created_at: instant, used_at: v.nullable(instant) })
/** Options for `navigator.credentials`, as JSON (WebAuthn, level 3). */
const options = v.object({ options: v.record(text, v.unknown()) })

/** The newest first. */
export const getPasskeys = defineCall({
  method: 'GET',
  path: '/x/passkeys',
  who: 'member',
  summary: 'The member’s passkeys',
  answer: v.object({ items: v.array(passkey) }),
})
/** 422 if the password is wrong; with code 5060 if a member with a second step gave no code or a wrong one. 409 beyond ten. */
export const postPasskeyBegin = defineCall({
  method: 'POST',
  path: '/x/passkeys/begin',
  who: 'member',
  summary:
    'What the browser is to ask an authenticator for a new passkey; good once, for five minutes, in this session',
  body: v.strictObject({ password, second_step: v.optional(secondStepCode) }),
  answer: options,
})
/**
 * 422 if it does not answer a challenge of this session, comes from another origin, or did not verify the user. 409 if
 * the passkey is already known, or the member has ten.
 */
export const postPasskey = defineCall({
  method: 'POST',
  path: '/x/passkeys',
  who: 'member',
  summary: 'Add the passkey that an authenticator made; an empty name becomes the browser’s',
  idempotent: true,
  body: v.strictObject({ name: shortText, credential: registration }),
  answer: passkey,
})
/** 422 if password or name is wrong, 404 if the member has no such passkey. */
export const putPasskey = defineCall({
  method: 'PUT',
  path: '/x/passkeys/{id}',
  who: 'member',
  summary: 'Rename a passkey',
  params: v.object({ id: shortText }),
  body: v.strictObject({ name: shortText, password }),
  answer: nothing,
})
/** 422 if the password is wrong, 404 if the member has no such passkey. */
export const postPasskeyRemove = defineCall({
  method: 'POST',
  path: '/x/passkeys/{id}/remove',
  who: 'member',
  summary: 'Remove a passkey, which signs in no more',
  params: v.object({ id: shortText }),
  body: v.strictObject({ password }),
  answer: nothing,
})
/** The response names neither member nor passkey: the authenticator knows its passkeys. */
export const postPasskeyChallenge = defineCall({
  method: 'POST',
  path: '/x/passkey-challenge',
  who: 'any',
  summary:
    'What an authenticator is to sign for `passkey` of `POST /access-token`; good once, for five minutes, in this session',
  body: v.optional(nothing, {}),
  answer: options,
})
