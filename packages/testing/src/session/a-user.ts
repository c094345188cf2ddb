import { anonymousUser, type User } from '@market/domain/session'

/** A member; pass the fields that the test is about. */
export const aMember = (given: Partial<User> = {}): User => ({
  ...anonymousUser,
  userId: 'uye-1',
  isActive: true,
  firstName: 'Ada',
  lastName: 'Deneme',
  email: 'ada@ornek.test',
  ...given,
})
/** A visitor with a proven e-mail address but no membership. */
export const aGuest = (given: Partial<User> = {}): User => ({
  ...anonymousUser,
  guestEmail: 'misafir@ornek.test',
  ...given,
})
