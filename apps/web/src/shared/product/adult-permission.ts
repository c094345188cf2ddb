import { adultPermissionDays, type ExpiringStore } from '@market/domain/session'

const name = 'adult_permission'
const show = () => {
  document.documentElement.dataset['adult'] = 'allowed'
}

/** Shows adult pictures if the visitor confirmed their age in this browser within the last 24 hours. */
export const restoreAdultPermission = (store: ExpiringStore): void => {
  if (store.read(name) === '1') show()
}

/** Stores for 24 hours in this browser that the visitor confirmed their age. */
export const grantAdultPermission = (store: ExpiringStore): void => {
  store.write(name, '1', adultPermissionDays)
  show()
}
