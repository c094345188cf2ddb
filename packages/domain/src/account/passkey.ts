import type { FieldProblem } from '../kernel/field-problem.ts'
import { formProblems } from '../validation/form-problems.ts'

/**
 * Limits of passkeys (WebAuthn, W3C): at most `most` per member. A challenge is valid once, for `challengeMinutes`, in
 * the session that requested it.
 */
export const passkeyRules = { most: 10, nameLength: 40, challengeMinutes: 5 } as const

/** A passkey's name without spaces at its ends, and with single ones inside. */
export const normalizePasskeyName = (typed: string): string => typed.trim().replaceAll(/\s+/g, ' ')

/** Problems of a name that was typed. */
export const passkeyNameProblems = ({ name }: { readonly name: string }): readonly FieldProblem<'name'>[] =>
  formProblems({ name: normalizePasskeyName(name) }, [
    ['name', { valid: (text) => !/[\p{Cc}\p{Cs}]/u.test(text), maxLength: passkeyRules.nameLength }],
  ])
