/** The gift and the link of a line that is saved for later, so that it returns to the cart as it was. */
export const savedExtras = `
alter table saved_items add column gift jsonb check (length(gift ->> 'note') <= 300);
alter table saved_items add column related_product_id int
`
