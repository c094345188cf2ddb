/** The user whom the token identifies. */
export interface User {
  /** Null for an anonymous visitor. */
  readonly userId: string | null
  /** A logged-in member. */
  readonly isActive: boolean
  readonly firstName: string
  readonly lastName: string
  readonly email: string | null
  readonly newsletter: boolean
  readonly insiderContactList: boolean
  /** The address that a guest has proven. */
  readonly guestEmail: string | null
}

/** Role: anonymous, a guest with a verified e-mail address, or a member. */
export type Visitor = 'anonymous' | 'guest' | 'member'

/** The role of a user (specification section 6). */
export const visitorOf = (user: Pick<User, 'isActive' | 'guestEmail'>): Visitor => {
  if (user.isActive) return 'member'
  return user.guestEmail === null ? 'anonymous' : 'guest'
}

/** Whether the user is a logged-in member; false until the session has started. */
export const isMember = (user: User | undefined): user is User & { readonly isActive: true } =>
  user !== undefined && visitorOf(user) === 'member'

/** The user before login and after logout. */
export const anonymousUser: User = {
  userId: null,
  isActive: false,
  firstName: '',
  lastName: '',
  email: null,
  newsletter: false,
  insiderContactList: false,
  guestEmail: null,
}
