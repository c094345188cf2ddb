import type { Address } from '@market/domain'

/** An address in one line; the name of a branch or a locker is its title already. */
export const addressLine = ({ title, neighborhood, address, district, city }: Address): string => {
  const place = `${title}, `
  const street = address.startsWith(place) ? address.slice(place.length) : address
  return [neighborhood, street, district, city].filter(Boolean).join(', ')
}
