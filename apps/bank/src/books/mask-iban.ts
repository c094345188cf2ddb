/** An account as the books keep it: who knows it finds it again, and nobody learns it from them. */
export const maskIban = (iban: string): string => `${iban.slice(0, 4)}…${iban.slice(-6)}`
