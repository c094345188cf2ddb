/** Codes, plates and account numbers as they are sent: no white space, a to z in capitals, all else as it is. */
export const asciiUpper = (text: string): string =>
  text.replaceAll(/\s+/g, '').replaceAll(/[a-z]+/g, (letters) => letters.toUpperCase())
