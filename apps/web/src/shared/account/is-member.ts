import { type User, visitorOf } from '@market/domain/session'

/** Whether the user is a logged-in member; false until the session has started. */
export const isMember = (user: User | undefined): user is User & { readonly isActive: true } =>
  user !== undefined && visitorOf(user) === 'member'
