/** An application to sell belongs to the member or visitor who sent it, and is stored encrypted. */
export const sellerApplications = `
alter table seller_applications add column owner_id uuid;
create index seller_applications_owner on seller_applications (owner_id) where owner_id is not null;
delete from settings where key = 'sealed-rows'
`
