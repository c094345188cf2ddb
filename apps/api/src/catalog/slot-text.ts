/**
 * Formats a slot's time for the API. Clients parse slot times as UTC and shift them back by three hours, so they are
 * sent three hours ahead (rules.md L6).
 */
const shiftMs = 3 * 3_600_000
export const slotText = (at: Date) => new Date(at.getTime() + shiftMs).toISOString().slice(0, 19).replace('T', ' ')
