import * as v from 'valibot'

/** Who another provider says someone is. */
export const socialPerson = v.object({
  provider: v.picklist(['google', 'facebook']),
  /** The provider's own, unchanging name of the person. */
  subject: v.string(),
  email: v.string(),
  /** Whether the provider itself has proven the address. */
  emailVerified: v.boolean(),
  firstName: v.string(),
  lastName: v.string(),
})
export type SocialPerson = v.InferOutput<typeof socialPerson>
