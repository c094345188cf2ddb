const freshMs = 900_000

/** Whether the home page's data is fetched again: a section is empty, or it is older than 900 s (rules.md S9). */
export const homeIsStale = (
  fetchedAt: Date | null | undefined,
  now: Date,
  sections: readonly { readonly length: number }[],
): boolean =>
  !fetchedAt || !(now.getTime() - fetchedAt.getTime() <= freshMs) || sections.some(({ length }) => length === 0)
