import { emptyRegistration, type Registration } from '@market/domain/account'

/** A valid sign-up form; pass the fields that the test is about. */
export const aRegistration = (given: Partial<Registration> = {}): Registration => ({
  ...emptyRegistration,
  firstName: 'Ada',
  lastName: 'Deneme',
  email: 'yeni@ornek.test',
  phone: '05550000000',
  password: 'Dogru-Parola-1',
  agreement: true,
  ...given,
})
