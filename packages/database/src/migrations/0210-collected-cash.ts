/** Parcels of one order arrive on different days, so each records whether the carrier has handed over its cash. */
export const collectedCash = `
alter table parcels add column cash_taken boolean not null default false
`
