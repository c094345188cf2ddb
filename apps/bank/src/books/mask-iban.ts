/** The masked account number that the books store: its owner recognizes it, but it cannot be reconstructed. */
export const maskIban = (iban: string): string => `${iban.slice(0, 4)}…${iban.slice(-6)}`
