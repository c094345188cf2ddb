/** Names of instalment plans. */
export const texts = {
  otherCards: 'Diğer kartlar',
  planTitles: { troy: 'Troy kartlar', amex: 'American Express kartlar' } as Readonly<Record<string, string>>,
}
