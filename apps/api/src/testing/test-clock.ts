/** A Wednesday morning in Istanbul, so that no test meets a Sunday, a month’s end or a night by chance. `TEST_NOW` names another. */
const start = Date.parse(process.env['TEST_NOW'] ?? '2026-12-09T10:00:00+03:00')
const begun = Date.now()

/** The time of tests. It advances, so that rows keep the order in which they were written. */
export const testNow = (): Date => new Date(start + Date.now() - begun)

/** The machine's own time, by which processes run that tests start. */
export const machineNow = (): Date => new Date()
