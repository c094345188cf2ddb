/**
 * A Wednesday morning in Istanbul, so that no test runs on a Sunday, at the end of a month or at night by chance.
 * `TEST_NOW` replaces it.
 */
const start = Date.parse(process.env['TEST_NOW'] ?? '2026-12-09T10:00:00+03:00')
const begun = Date.now()

/** The time of tests. It advances, so that rows keep the order in which they were written. */
export const testNow = (): Date => new Date(start + Date.now() - begun)

/** The machine's time, which separate processes started by tests use. */
export const machineNow = (): Date => new Date()
