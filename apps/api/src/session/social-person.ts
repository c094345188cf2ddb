import * as v from 'valibot'

/** A person as the identity provider describes them. */
export const socialPerson = v.object({
  provider: v.picklist(['google', 'facebook']),
  /** The provider's immutable ID of the person. */
  subject: v.string(),
  email: v.string(),
  /** Whether the provider has verified the address. */
  emailVerified: v.boolean(),
  firstName: v.string(),
  lastName: v.string(),
})
export type SocialPerson = v.InferOutput<typeof socialPerson>
