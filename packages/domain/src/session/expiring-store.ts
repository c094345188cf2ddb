/** Texts of this browser that are gone after some days (rules.md S5). */
export interface ExpiringStore {
  read(name: string): string | undefined
  write(name: string, value: string, days: number): void
  remove(name: string): void
}
