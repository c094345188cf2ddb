/** Parcels of one order come on different days: which of them the carrier has handed the money over of. */
export const collectedCash = `
alter table parcels add column cash_taken boolean not null default false
`
