/** Where a payment goes on at the bank, as it was told when it started; null where there is no such page. */
export const bankPage = (details: unknown): string | null =>
  typeof details === 'object' && details !== null && 'link' in details && typeof details.link === 'string'
    ? details.link
    : null
