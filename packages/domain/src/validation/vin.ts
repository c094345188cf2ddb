/** 17 characters of A-Z without I, O and Q, and 0-9; European numbers carry no check digit (rules.md V10). */
export const isVin = (text: string): boolean => /^[A-HJ-NPR-Za-hj-npr-z0-9]{17}$/.test(text)
