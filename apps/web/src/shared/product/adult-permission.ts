import { adultPermissionDays, type ExpiringStore } from '@market/domain/session'

const name = 'adult_permission'
const show = () => {
  document.documentElement.dataset['adult'] = 'allowed'
}

/** Shows what is for adults where this browser was told so within the last 24 hours. */
export const restoreAdultPermission = (store: ExpiringStore): void => {
  if (store.read(name) === '1') show()
}

/** The visitor says to be of age: it holds for 24 hours in this browser. */
export const grantAdultPermission = (store: ExpiringStore): void => {
  store.write(name, '1', adultPermissionDays)
  show()
}
