const masked = (name: string): string => {
  const [first] = Array.from(name.trim().toWellFormed())
  return first === undefined ? '' : `${first}**`
}

/** How a shopper is named to others: the first letters alone, as `E** K**`; whole names are never shown. */
export const maskedName = (person: { readonly firstName: string; readonly lastName: string }): string =>
  [masked(person.firstName), masked(person.lastName)].filter((part) => part !== '').join(' ')
