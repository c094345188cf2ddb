const masked = (name: string): string => {
  const [first] = Array.from(name.trim().toWellFormed())
  return first === undefined ? '' : `${first}**`
}

/** A shopper's name as others see it: only the first letters, as `E** K**`. */
export const maskedName = (person: { readonly firstName: string; readonly lastName: string }): string =>
  [masked(person.firstName), masked(person.lastName)].filter((part) => part !== '').join(' ')
