-- Makes `:wanted` orders before the instant `:now` out of samples, for `npm run bench -- --orders`. The samples are in
-- `bench_samples` (`state`, `order_id`); rows are written as they are, without triggers and foreign keys. The newest
-- hundredth of the orders waits in the shops, the next is being prepared, two hundredths are on their way. Shop 1
-- has three tenths of all orders; the other 199 shops share the rest.
set session_replication_role = replica;
set max_parallel_workers_per_gather = 0;

-- No list reads the accepted texts of an order, which are most of its bytes.
update orders set contract_documents = '[]';

create unlogged table bench_copies as
select n, md5('order' || n)::uuid as id, 'GV-' || upper(substr(md5('a' || n), 1, 8)) || '-' || upper(substr(md5('b' || n), 1, 4)) as number,
  case when n % 10 < 3 then 1 else 2 + n % 199 end as shop, timestamptz ':now' - n * (interval '400 days' / :wanted) as at,
  'alici' || n || '@ornek.com' as email, '5' || lpad((n % 1000000000)::text, 9, '0') as phone,
  case
    when n <= :wanted * 0.01 then 'new' when n <= :wanted * 0.02 then 'accepted' when n <= :wanted * 0.04 then 'shipped'
    when n <= :wanted * 0.06 then (array['awaited', 'arrived', 'disputed', 'delivered'])[1 + n % 4]
    when n % 40 = 0 then 'returned' when n % 50 = 1 then 'unsupplied' else 'delivered'
  end as state
from generate_series(1, :wanted) n;
create unlogged table bench_orders as select b.*, s.order_id as sample from bench_copies b join bench_samples s using (state);
analyze bench_orders;

insert into orders select r.* from bench_orders b join orders o on o.id = b.sample
cross join lateral jsonb_populate_record(o, jsonb_build_object('id', b.id, 'number', b.number, 'email', b.email,
  'email_key', b.email, 'created_at', b.at, 'expires_at', b.at, 'paid_at', b.at, 
  'snapshot', jsonb_set(jsonb_set(o.snapshot, '{delivery,phone}', to_jsonb('0' || b.phone)), '{shops,0,shopId}', to_jsonb(b.shop)))) r;

insert into order_items select r.* from bench_orders b join order_items i on i.order_id = b.sample
cross join lateral jsonb_populate_record(i, jsonb_build_object('order_id', b.id, 'shop_id', b.shop)) r;

insert into payments select r.* from bench_orders b join payments p on p.order_id = b.sample
cross join lateral jsonb_populate_record(p, jsonb_build_object('id', md5('payment' || b.n)::uuid, 'order_id', b.id,
  'bank_reference', 'ornek-' || b.n, 'created_at', b.at, 'settled_at', b.at)) r;

insert into parcels select r.* from bench_orders b join parcels p on p.order_id = b.sample
cross join lateral jsonb_populate_record(p, jsonb_build_object('order_id', b.id, 'shop_id', b.shop,
  'id', lpad((('x' || substr(md5(b.n::text), 1, 13))::bit(52)::bigint)::text, 16, '0'),
  'due_on', to_char(b.at + interval '2 days', 'YYYY-MM-DD'),
  'tracking_no', case when p.tracking_no is not null then 'GV ' || b.n end)) r;

insert into cancellations select r.* from bench_orders b join cancellations c on c.order_id = b.sample
cross join lateral jsonb_populate_record(c, jsonb_build_object('id', md5('return' || b.n)::uuid, 'order_id', b.id,
  'return_code', 'ORNEK' || b.n, 'created_at', b.at, 'settled_at', case when c.settled_at is not null then b.at end)) r;

insert into cancellation_items select r.* from bench_orders b join cancellations c on c.order_id = b.sample
join cancellation_items i on i.cancellation_id = c.id
cross join lateral jsonb_populate_record(i, jsonb_build_object('cancellation_id', md5('return' || b.n)::uuid)) r;

insert into seller_returns select r.* from bench_orders b join cancellations c on c.order_id = b.sample
join seller_returns x on x.cancellation_id = c.id
cross join lateral jsonb_populate_record(x, jsonb_build_object('cancellation_id', md5('return' || b.n)::uuid,
  'shop_id', b.shop, 'at', b.at, 'answer_by', case when x.answer_by is not null then b.at + interval '2 days' end)) r;

update shops set autopilot = false;

insert into mails (id, recipient, subject, html, text, next_attempt_at, sent_at, created_at)
select md5('mail' || n)::uuid, '', 'Siparişiniz alındı: ' || number, '', '', at, at, at from bench_orders;

insert into desk_messages (shop_id, from_office, author, text, at, read_at, mailed_at)
select shop, n % 20 = 0, 'Örnek Kişi', 'Faturayı yükledik, kontrol eder misiniz?', at,
  case when n > :wanted * 0.01 then at end, at
from bench_orders where n % 10 = 0 order by at;

insert into audit_entries (at, door, person_id, membership_id, shop_id, action, subject)
select at, 'seller', a.person_id, a.membership_id, shop, 'package.ship', number
from bench_orders cross join (select person_id, membership_id from audit_entries limit 1) a order by at;

set session_replication_role = origin;
