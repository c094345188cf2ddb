/** Whether a filter group starts open (rules.md L3). */
export const groupOpen = (name: string): boolean => name === 'Marka'
