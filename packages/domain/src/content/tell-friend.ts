import type { ProductId } from '../kernel/ids.ts'
import type { FieldProblem } from '../kernel/field-problem.ts'
import { formProblems } from '../validation/form-problems.ts'
import type { GatewayResult } from '../kernel/gateway-failure.ts'
import { submitForm, type Submitted } from '../kernel/submit-form.ts'
import { hasWebAddress } from '../text/has-web-address.ts'
import { isTypedEmail } from '../validation/email.ts'
import { formToSend } from '../validation/form-to-send.ts'

/** A product suggested to a friend, as typed. */
export interface FriendForm {
  readonly productId: ProductId
  readonly friendName: string
  readonly friendEmail: string
  /** May stay empty. */
  readonly message: string
}
/** The fields that a suggestion may be refused for. */
export type FriendField = 'friendName' | 'friendEmail' | 'message'

/** Suggestions that are mailed to friends. */
export interface FriendGateway {
  /** Mails the friend once; of a member. */
  tell(form: FriendForm): GatewayResult<void>
}

/** Problems of a suggestion to a friend, in the form's order (rules.md V12). */
export const friendProblems = (form: FriendForm): readonly FieldProblem<FriendField>[] =>
  formProblems<FriendField>({ ...form }, [
    ['friendName', { maxLength: 60 }],
    ['friendEmail', { valid: isTypedEmail, maxLength: 254 }],
    // The mail is sent by the shop, so it must not contain links to other sites.
    ['message', { maxLength: 500, optional: true, valid: (text) => !hasWebAddress(text) }],
  ])

/** Suggests a product to a friend by mail. */
export const tellFriend =
  ({ friends }: { readonly friends: FriendGateway }) =>
  (typed: FriendForm): Submitted<void, FriendField> => {
    const form = formToSend(typed)
    return submitForm(friendProblems(form), () => friends.tell(form))
  }
