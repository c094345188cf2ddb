-- Sellers: from an application to an open shop. `active` stays what the shopper's queries read; it is true only while
-- `state` is `open`. `revision` counts the changes that panels make.
alter table shops
  add column state_at timestamptz,
  add column state_reason text not null default '',
  add column revision int not null default 0,
  add column tax_office text not null default '',
  -- `{name, city, district, street, phone}`; null for the shop's own address.
  add column return_address jsonb,
  -- Days without sales, both included. `on_leave` says whether today is one of them.
  add column leave_from text check (leave_from ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  add column leave_to text check (leave_to ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  add column on_leave boolean not null default false,
  -- Since when a shop may explain itself before it is stopped, and when it did.
  add column asked_at timestamptz,
  add column answered_at timestamptz,
  add constraint shops_state check (
    state in ('draft', 'submitted', 'verified', 'contracted', 'open', 'stopped', 'ended')
  ),
  add constraint shops_active check (not active or state = 'open'),
  add constraint shops_leave check ((leave_from is null) = (leave_to is null) and leave_from <= leave_to);
create index shops_by_state on shops (state, state_at);
create index shops_asked on shops (asked_at) where asked_at is not null;

alter table seller_applications add column shop_id int unique references shops (id);

-- A product is on sale while its shop is open and not on leave.
create or replace function settle_active() returns trigger
language plpgsql
as $$ begin
  if tg_op = 'INSERT' or new.active is distinct from old.active then
    new.active_itself := new.active;
  end if;
  new.active := new.active_itself and coalesce((select active and not on_leave from shops where id = new.shop_id), true);
  return new;
end $$;
drop trigger shops_on_sale on shops;
create trigger shops_on_sale after update of active, on_leave on shops for each row
  when ((old.active and not old.on_leave) is distinct from (new.active and not new.on_leave))
  execute function settle_active_of_shop();

-- Counted up whenever shops appear, disappear or change for shoppers, so that servers drop what they have cached.
create table shop_changes (
  one boolean primary key default true check (one),
  version bigint not null default 0
);
insert into shop_changes default values;
create function count_shop_change() returns trigger
language plpgsql
as $$
begin
  update shop_changes set version = version + 1;
  return null;
end $$;
create trigger shops_changed after update of active, on_leave, leave_to, name on shops for each row
  when ((old.active, old.on_leave, old.leave_to, old.name) is distinct from
    (new.active, new.on_leave, new.leave_to, new.name))
  execute function count_shop_change();

-- What an operator asks of sellers. A later version of a requirement is a row with a later `since`; it is not asked any
-- more from `until` on. `months`: how long an acceptance counts.
create table requirements (
  key text not null check (key ~ '^[a-z][a-z0-9-]{1,39}$'),
  since text not null check (since ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  until text check (until ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  "position" int not null,
  kind text not null check (kind in ('terms', 'profile', 'documents', 'attestation', 'review')),
  title text not null,
  text text not null,
  required boolean not null default true,
  months int check (months > 0),
  primary key (key, since)
);

-- Each step of a requirement; the last one of a key counts.
create table requirement_marks (
  id bigint generated always as identity primary key,
  shop_id int not null references shops (id),
  key text not null,
  mark text not null check (mark in ('given', 'asked', 'accepted')),
  version text not null,
  note text not null,
  at timestamptz not null
);
create index requirement_marks_by_shop on requirement_marks (shop_id, id);

-- Files that sellers sent, stored encrypted in `DATA_DIR/papers` under `paper`. A refused one is deleted after 90 days.
create table shop_documents (
  id uuid primary key,
  shop_id int not null references shops (id),
  key text not null,
  type text not null,
  bytes int not null,
  paper text not null,
  status text not null default 'sent' check (status in ('sent', 'accepted', 'refused')),
  sent_at timestamptz not null,
  settled_at timestamptz
);
create index shop_documents_by_shop on shop_documents (shop_id, sent_at);
create index shop_documents_sent on shop_documents (sent_at) where status = 'sent';
create index shop_documents_refused on shop_documents (settled_at) where status = 'refused';

-- Messages between a shop and the office. `author` is the name at the time, since messages outlive accounts.
create table desk_messages (
  id bigint generated always as identity primary key,
  shop_id int not null references shops (id),
  from_office boolean not null,
  author text not null,
  text text not null,
  at timestamptz not null,
  read_at timestamptz,
  -- When the owners were mailed about it, together with others.
  mailed_at timestamptz
);
create index desk_messages_by_shop on desk_messages (shop_id, id desc);
create index desk_messages_unread on desk_messages (from_office, shop_id, at) where read_at is null;
create index desk_messages_unmailed on desk_messages (at) where from_office and mailed_at is null and read_at is null;

-- Times of sellers and office; the row with the latest past `since` is in force. Working days are those of offices.
create table seller_terms (
  since timestamptz primary key,
  -- Working days to check an application or to open a shop.
  check_days int not null check (check_days > 0),
  -- Working days in which a shop may explain itself before it is stopped.
  hear_days int not null check (hear_days > 0),
  -- Days to answer a message, and for an applicant to send what is missing.
  message_days int not null check (message_days > 0),
  mend_days int not null check (mend_days > 0)
);
insert into seller_terms values ('2020-01-01T00:00:00+03:00', 2, 3, 15, 14);

insert into requirements (key, since, "position", kind, title, text, required, months) values
  ('sirket', '2026-01-01', 1, 'profile', 'Şirket ve adres bilgileri',
    'Unvan, vergi dairesi, vergi numarası, açık adres ve telefon. Mağaza etiketinde alıcılara gösterilir.', true, 12),
  ('vergi-levhasi', '2026-01-01', 2, 'documents', 'Vergi levhası',
    'İçinde bulunulan yıla ait vergi levhası.', true, 12),
  ('ticaret-sicil', '2026-01-01', 3, 'documents', 'Ticaret sicil gazetesi veya esnaf sicil belgesi',
    'Şirketin kuruluşunu ve güncel yetkililerini gösteren belge.', true, null),
  ('imza-sirkuleri', '2026-01-01', 4, 'documents', 'İmza sirküleri veya imza beyannamesi',
    'Mağaza adına imza atan kişinin noter onaylı belgesi.', true, null),
  ('ek-belge', '2026-01-01', 5, 'documents', 'Ek belge',
    'Yalnızca sizden istendiğinde gönderin. Hangi belgenin gerektiği notta yazar.', false, null),
  ('beyan', '2026-01-01', 6, 'attestation', 'Satıcı beyanı',
    'Verdiğim bilgilerin doğru olduğunu, sattığım ürünlerin özgün ve mevzuata uygun olduğunu beyan ederim.', true, null),
  ('sicil-kontrolu', '2026-01-01', 7, 'review', 'Sicil kontrolü',
    'Vergi numarası, unvan ve MERSİS kaydı resmî kayıtlarla karşılaştırılır.', true, 12),
  ('sozlesme', '2026-01-01', 8, 'terms', 'Aracılık sözleşmesi',
    'Taraflar pazaryeri ile satıcıdır. Ürünün, fiyatın ve stokun doğruluğundan satıcı sorumludur, faturayı satıcı düzenler. Sipariş bedeli, teslimattan sonra en geç beş iş günü içinde komisyon ve yasal kesintiler düşülerek satıcıya ödenir. İade kargosunu satıcı karşılar, iade bedeli on dört gün içinde alıcıya geri verilir. Sözleşme değişiklikleri en az on beş gün, satıcının aleyhine olanlar otuz gün önceden bildirilir ve geriye yürümez. Mağaza, yasada sayılan hâller dışında savunması alınmadan durdurulmaz, durdurmanın gerekçesi yazılı bildirilir. Satıcının iletileri on beş gün içinde yanıtlanır. Sözleşme sona erdikten sonra satıcı bir yıl boyunca kayıtlarına erişebilir.', true, null);
