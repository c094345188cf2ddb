-- The tables of an empty shop. Later changes are files of their own, with higher numbers.

create extension if not exists pg_trgm;

-- `products.unit_price` is the price of the next unit: the full price once the discounted units are sold. Listings,
-- counts, free shipping and alarms use it. `price_history` stores it with the offered price, whenever the last
-- discounted unit is sold or a discounted unit is released.
create function unit_price(price bigint, original_price bigint, discounted_left integer) returns bigint
language sql immutable parallel safe
as $$ select case when discounted_left = 0 then original_price else price end $$;

-- `search` also contains the words of a product's properties and variants, of its shop's name, and its number, each
-- after `#`. So a search can tell them from the words of the product's name: `mavi gömlek` finds a blue shirt, but a
-- product in the colour cream is not a `krem`. The words for corrections are counted again, including these, with the
-- number of products that have each in their name.
create function folded_words(value text) returns setof text
language sql immutable parallel safe
as $$ select word from regexp_split_to_table(lower(translate(value,
  'ÇçĞğİIıÎîÖöŞşÜüÛûÂâÊêÉé', 'ccggiiiiioossuuuuaaeeee')), '[^a-z0-9]+') as word where word <> '' $$;

create function picture_name(image text) returns text
language sql immutable parallel safe
as $$ select regexp_replace(image, '^([^.]*\.[^.]*)\.[^.]*', '\1') $$;

-- Stored counts of the whole shop by stars and price, at the place -1. A price range may match hundreds of thousands
-- of a million products; only those in the bands at its two ends are counted one by one. The band of a price is its
-- number of digits and its first two digits.
create function price_band(price bigint) returns integer
language sql immutable
as $$
  select length(price::text) * 100 + left(price::text, 2)::int $$;

create function property_words(facets text[]) returns text[]
language sql immutable parallel safe
as $_$ select array(select distinct '#' || word from unnest(facets) as facet,
  folded_words(case when facet ~ ':(Var|Evet)$' then facet else substr(facet, strpos(facet, ':') + 1) end) as word) $_$;

-- `turkish_order` sorts names by the Turkish alphabet on every database, because PGlite has no Turkish collation: it
-- replaces each letter by the character of its position, the same for upper and lower case, with q, w and x after p, v
-- and w. Compare the result with collation "C".
create function turkish_order(value text) returns text
language sql immutable strict parallel safe
as $$ select translate(value,
  'aAâÂbBcCçÇdDeEfFgGğĞhHıIiİîÎjJkKlLmMnNoOöÖpPqQrRsSşŞtTuUûÛüÜvVwWxXyYzZ',
  'AAAABBCCDDEEFFGGHHIIJJKKLLLLMMNNOOPPQQRRSSTTUUVVWWXXYYZZZZ[[]]^^__{{||') $$;

-- Shops, products and the content of the home page. Amounts are whole kuruş, instants `timestamptz`.
create table settings (
  key text primary key,
  value jsonb not null
);

create table brands (
  id int primary key,
  name text not null,
  slug text not null unique
);

create table shops (
  id int primary key,
  slug text not null unique,
  name text not null,
  logo text not null,
  city text not null,
  district text not null,
  mersis text not null,
  kep text not null,
  tax_number text not null,
  rating numeric(3,1) not null,
  rating_count int not null,
  product_count int not null default 0,
  cargo_price int not null check (cargo_price >= 0),
  free_cargo_over int,
  prepare_days int not null,
  active boolean not null default true,
  joined_at timestamptz not null,
  -- The company behind a shop, and the shop's description of itself.
  legal_name text not null,
  description text not null default '',
  -- The full address and the telephone of a seller, which distance contracts have to name.
  street text not null default '',
  phone text not null default ''
);

create table products (
  id int primary key,
  code text not null unique,
  slug text not null,
  name text not null,
  brand_id int not null references brands (id),
  shop_id int not null references shops (id),
  category_id int not null,
  category_path int[] not null,
  price bigint not null check (price > 0),
  original_price bigint not null,
  stock int not null check (stock >= 0),
  upper_limit int not null check (upper_limit > 0),
  discount_max_quantity int,
  discount_original_quantity int,
  free_shipping boolean not null default false,
  fast_shipping boolean not null default false,
  kargomat boolean not null default false,
  pttem_card boolean not null default false,
  wholesale boolean not null default false,
  geographic boolean not null default false,
  gold boolean not null default false,
  adult boolean not null default false,
  active boolean not null default true,
  average numeric(2,1) not null default 0,
  rating_counts int[] not null default '{0,0,0,0,0}',
  rating_count int not null default 0,
  comment_count int not null default 0,
  sold_count int not null default 0,
  sold_week int not null default 0,
  short_description text not null,
  description text not null,
  attributes jsonb not null,
  facets text[] not null default '{}',
  images text[] not null,
  tags text[] not null default '{}',
  search tsvector not null default '',
  inf_msg text,
  created_at timestamptz not null,
  sold_out boolean generated always as (stock = 0) stored not null,
  free_shipping_itself boolean not null default false,
  active_itself boolean not null default true,
  unit_price bigint generated always as (unit_price(price, original_price, discount_max_quantity)) stored not null,
  stocked jsonb,
  constraint products_check check (original_price >= price),
  constraint products_check1 check (discount_max_quantity <= discount_original_quantity),
  constraint products_discount_left check (discount_max_quantity >= 0)
);
create index products_shop on products (shop_id) where active;

create table product_stock (
  product_id int not null references products (id),
  combination text not null,
  stock int not null check (stock >= 0),
  primary key (product_id, combination)
);

create table price_history (
  product_id int not null references products (id),
  since timestamptz not null,
  price bigint not null,
  unit_price bigint,
  primary key (product_id, since)
);

create table comments (
  id int generated by default as identity primary key,
  product_id int not null references products (id),
  user_id uuid,
  name text not null,
  rating int not null check (rating between 1 and 5),
  text text not null,
  variant text,
  images text[] not null default '{}',
  like_count int not null default 0,
  created_at timestamptz not null,
  status text not null default 'published' check (status in ('waiting', 'published', 'refused')),
  refusal text,
  -- Whether its stars count.
  counted boolean not null default true
);
create unique index comments_own on comments (user_id, product_id) where user_id is not null;
create index comments_photographed on comments (product_id, created_at desc, id desc)
  where status = 'published' and images <> '{}';
create index comments_product on comments (product_id, created_at desc);

-- Words of names, brands and categories with how often they occur: typos are mended against it, suggestions come from
-- it.
create table search_words (
  word text primary key,
  spelling text not null,
  weight int not null,
  -- The sound of a word, by which corrections find `bluetooth` for `blutut`; filled at the next count of the words.
  sound text not null default '',
  named int not null default 0
);
create index search_words_prefix on search_words (word text_pattern_ops);
create index search_words_sound on search_words (sound);
create index search_words_trigram on search_words using gin (word gin_trgm_ops);

create table search_phrases (
  phrase text primary key,
  spelling text not null,
  weight int not null
);
create index search_phrases_prefix on search_phrases (phrase text_pattern_ops);

create table deal_slots (
  id int generated by default as identity primary key,
  deal text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  active boolean not null default true,
  -- Deals have prices. While a slot runs, the product has the deal's price, and the slot stores the usual price. Slots
  -- without prices are created again.
  begun_at timestamptz,
  ended_at timestamptz,
  unique (deal, starts_at)
);
create index deal_slots_open on deal_slots (ends_at) where begun_at is not null and ended_at is null;
create index deal_slots_span on deal_slots (starts_at, ends_at) where active;

create table deal_products (
  slot_id int not null references deal_slots (id) on delete cascade,
  "position" int not null,
  product_id int not null references products (id),
  price bigint not null check (price > 0),
  usual_price bigint,
  usual_original_price bigint,
  constraint deal_products_pkey primary key (slot_id, "position")
);
create index deal_products_product on deal_products (product_id);

create table sliders (
  id int primary key,
  "position" int not null,
  content jsonb not null,
  starts_at timestamptz,
  ends_at timestamptz,
  place text not null default 'home',
  category text
);
create index sliders_place on sliders (place, category, position);

create table banners (
  id int primary key,
  "position" int not null,
  place text not null,
  category text,
  content jsonb not null
);

create table campaigns (
  id int primary key,
  slug text not null unique,
  title text not null,
  content jsonb not null,
  published boolean not null default true,
  starts_at timestamptz not null,
  ends_at timestamptz not null
);

create table campaign_products (
  campaign_id int not null references campaigns (id),
  tab text not null default '',
  "position" int not null,
  product_id int not null references products (id),
  constraint campaign_products_pkey primary key (campaign_id, tab, "position")
);
create index campaign_products_product on campaign_products (product_id);

create table collections (
  id int primary key,
  slug text not null unique,
  title text not null,
  content jsonb not null
);

create table collection_products (
  collection_id int not null references collections (id),
  "position" int not null,
  product_id int not null references products (id),
  constraint collection_products_pkey primary key (collection_id, "position")
);

-- The law's limits change: the newest row of a category or its nearest ancestor holds. 1 means no instalments.
create table installment_limits (
  category_id int not null,
  since timestamptz not null,
  max int not null check (max between 1 and 36),
  reason text,
  primary key (category_id, since)
);

-- Members, sessions, addresses, rate limits, idempotency keys and outgoing mails. E-mail addresses are compared by
-- `email_key`, a locale-neutral form (security.md 24).
create table users (
  id uuid primary key,
  email text not null,
  email_key text not null unique,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  phone text,
  newsletter boolean not null default false,
  is_active boolean not null default false,
  created_at timestamptz not null,
  insider_contact_list boolean not null default false,
  -- Accounts from social logins have no password, so their deletion is confirmed with a mailed code.
  has_password boolean not null default true,
  proven_phone text check (proven_phone ~ '^5[0-9]{9}$') unique
);

-- One row for each token family. A token names its session; a revoked or replaced session answers 401.
create table sessions (
  id uuid primary key,
  user_id uuid references users (id),
  guest_email text,
  created_at timestamptz not null,
  renewed_at timestamptz not null,
  revoked_at timestamptz,
  -- The device that started a session, as shown in the session list; null for older sessions.
  device text
);
create index sessions_renewed on sessions (renewed_at);
create index sessions_user on sessions (user_id);

create table guest_codes (
  id uuid primary key,
  session_id uuid not null references sessions (id),
  email_key text not null,
  email text not null,
  code_hash text not null,
  attempts int not null default 0,
  used_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  -- A code that signs a member in has stricter limits, since it opens an account: with five tries each, a hundred
  -- guesses a day.
  purpose text not null default 'guest' check (purpose in ('guest', 'sign-in', 'sms-sign-in', 'phone', 'email'))
);
create index guest_codes_session on guest_codes (session_id, created_at desc);

-- owner_id is the user of a member, the session of anyone else.
create table addresses (
  id uuid primary key,
  owner_id uuid not null,
  type int not null check (type in (1, 2)),
  title text not null,
  first_name text not null,
  last_name text not null,
  city text not null,
  district text not null,
  neighborhood text not null,
  address text not null,
  phone text not null,
  zip_code text not null,
  email text not null,
  tc text not null,
  company_name text not null,
  tax_office text not null,
  tax_number text not null,
  created_at timestamptz not null
);
create index addresses_owner on addresses (owner_id, created_at);

create table pickup_points (
  id int primary key,
  kind text not null check (kind in ('branch', 'kargomat')),
  name text not null,
  city text not null,
  district text not null,
  address text not null,
  hours text not null
);
create index pickup_points_place on pickup_points (kind, city, district);

create table address_choices (
  owner_id uuid primary key,
  delivery_id uuid references addresses (id) on delete set null,
  invoice_id uuid references addresses (id) on delete set null,
  -- How an owner's order is delivered: to the address, a branch or a parcel locker, and the person who picks it up.
  shipping_option text not null default 'address' check (shipping_option in ('address', 'branch', 'kargomat')),
  pickup_id int references pickup_points (id) on delete set null,
  receiver jsonb
);

create table rate_limits (
  key text not null,
  window_start timestamptz not null,
  count int not null,
  primary key (key, window_start)
);

-- A write that must not double: the answer of the first is given again to the same owner with the same body.
create table idempotency_keys (
  owner_id uuid not null,
  key text not null,
  call text not null,
  body_hash text not null,
  status int,
  answer jsonb,
  created_at timestamptz not null,
  primary key (owner_id, key)
);

-- Mails are written in the transaction that causes them and sent after it.
create table mails (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  html text not null,
  text text not null,
  attachments jsonb not null default '[]',
  attempts int not null default 0,
  next_attempt_at timestamptz not null,
  sent_at timestamptz,
  created_at timestamptz not null,
  -- URL for unsubscribing from such mails with one POST (RFC 8058); null for mails that cannot be unsubscribed.
  one_click text
);
create index mails_due on mails (next_attempt_at) where sent_at is null;

-- Extras of a cart: a gift code, a linked product, fast shipping; and items saved for later.
-- Only the keyed hash of a code is kept. balance is what may still be spent; the uses are its ledger.
create table gift_codes (
  id uuid primary key,
  code_hash text not null unique,
  amount bigint not null check (amount > 0),
  balance bigint not null,
  -- The first order uses it up, however little it takes.
  single_use boolean not null default false,
  min_total bigint not null default 0,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  constraint gift_codes_check check ((balance >= 0) and (balance <= amount))
);

-- Cart, order and payment. An owner has one active cart; an order is a frozen snapshot and may have several payments.
create table carts (
  id uuid primary key,
  owner_id uuid not null,
  status text not null check (status in ('active', 'ordered', 'merged')),
  revision int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  gift_code_id uuid references gift_codes (id),
  fast_shipping_address_id uuid references addresses (id) on delete set null
);
create unique index carts_one_active on carts (owner_id) where status = 'active';

create table cart_items (
  cart_id uuid not null references carts (id),
  product_id int not null references products (id),
  combination text not null,
  quantity int not null check (quantity > 0),
  price_when_added bigint not null,
  added_at timestamptz not null,
  related_product_id int references products (id),
  -- History of a cart line: units merged from an earlier cart at login, and units it once had at the discounted price.
  earlier_units int not null default 0 check (earlier_units >= 0),
  discounted_when_added int,
  -- Lines that are kept aside in the cart while another is bought by itself.
  aside boolean not null default false,
  -- Lines that the shopper excludes from the next order; they stay in the cart.
  chosen boolean not null default true,
  -- The changed price of a line that the shopper has dismissed; this price is not announced again.
  dismissed_price bigint,
  gift jsonb check (length((gift ->> 'note')) <= 300),
  primary key (cart_id, product_id, combination)
);

create table orders (
  id uuid primary key,
  number text not null unique,
  owner_id uuid not null,
  user_id uuid references users (id),
  email text not null,
  email_key text not null,
  cart_id uuid not null references carts (id),
  status text not null check (status in ('awaiting_payment', 'paid', 'cancelled', 'payment_failed')),
  total bigint not null check (total >= 0),
  goods_total bigint not null,
  tax_total bigint not null,
  ship_total bigint not null,
  discount_total bigint not null,
  snapshot jsonb not null,
  contract_version text not null,
  contract_documents jsonb not null,
  stock_held boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  gift_total bigint not null default 0
);
create index orders_newest on orders (created_at);
create index orders_open on orders (expires_at) where status = 'awaiting_payment';
create index orders_open_cart on orders (cart_id) where status = 'awaiting_payment';
create index orders_owner on orders (owner_id, created_at desc);
create index orders_paid on orders (paid_at) where paid_at is not null;
create index orders_user on orders (user_id, created_at desc);

create table order_items (
  order_id uuid not null references orders (id),
  line int not null,
  product_id int not null,
  combination text not null,
  shop_id int not null,
  quantity int not null check (quantity > 0),
  total bigint not null check (total >= 0),
  discounted_units int not null default 0 check (discounted_units >= 0),
  primary key (order_id, line)
);
create index order_items_product on order_items (product_id);

create table parcels (
  order_id uuid not null references orders (id),
  shop_id int not null,
  status text not null,
  tracking_no text,
  events jsonb not null default '[]',
  -- Parcels of one order arrive on different days, so each records whether the carrier has handed over its cash.
  cash_taken boolean not null default false,
  moved_day text check (moved_day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  moved_from int check (moved_from between 0 and 23),
  moved_to int check (moved_to between 1 and 24),
  code_tries int not null default 0 check (code_tries >= 0),
  photo text,
  photo_at timestamptz,
  constraint parcels_check check (
    (moved_day is null) = (moved_from is null) and (moved_day is null) = (moved_to is null)
  ),
  constraint parcels_check1 check ((photo is null) = (photo_at is null)),
  primary key (order_id, shop_id)
);
create index parcels_moving on parcels (order_id) where status in ('preparing', 'shipped', 'out_for_delivery');
create index parcels_photographed on parcels (photo_at) where photo is not null;

create table payments (
  id uuid primary key,
  order_id uuid not null references orders (id),
  method text not null,
  status text not null check (status in ('pending', 'on_delivery', 'paid', 'failed', 'expired', 'refunded')),
  amount bigint not null check (amount >= 0),
  installment int not null default 1,
  monthly bigint not null,
  bank_reference text unique,
  card jsonb,
  failure text,
  created_at timestamptz not null,
  settled_at timestamptz,
  -- The account of a transfer, the address of a payment link.
  details jsonb,
  -- Open payments are asked about in turn, so that those which wait for days hold up no other.
  asked_at timestamptz,
  given_up boolean not null default false,
  -- Why a payment is refunded, decided before the bank is asked to refund it.
  refund_reason text check (refund_reason in ('refunded', 'givenUp', 'otherAmount'))
);
create index payments_on_delivery on payments (created_at) where status = 'on_delivery';
create unique index payments_one_paid on payments (order_id) where status = 'paid';
create index payments_open on payments (coalesce(asked_at, created_at))
  where status = 'pending' or (status = 'expired' and settled_at is null);
create index payments_order on payments (order_id);

-- Editorial content in addition to the categories: seasonal deals, tags, gift ideas, registered origins, services
-- added to a product, and slides outside the home page. Also pick-up points, recipients of transfers, likes of
-- comments, and sales from before the shop's own orders.
create table deals (
  slug text primary key,
  "position" int not null,
  content jsonb not null
);

create table tags (
  slug text primary key,
  "position" int not null,
  name text not null,
  note text not null
);

create table gift_ideas (
  id int primary key,
  "position" int not null,
  content jsonb not null
);

create table gift_products (
  gift_id int not null references gift_ideas (id),
  "position" int not null,
  product_id int not null references products (id),
  constraint gift_products_pkey primary key (gift_id, "position")
);

create table origins (
  id int primary key,
  slug text not null unique,
  name text not null,
  city text not null,
  region text not null,
  note text not null
);

create table product_origins (
  product_id int primary key references products (id),
  origin_id int not null references origins (id)
);
create index product_origins_origin on product_origins (origin_id);

-- Insurance and protection beside a product: a share of its price in hundredths of a percent, at least so much.
create table added_services (
  id int primary key,
  kind text not null check (kind in ('insurance', 'protection', 'installation')),
  name text not null,
  note text not null,
  image text not null,
  category_id int not null,
  share int not null check (share >= 0),
  "least" bigint not null check ("least" >= 0)
);
create index added_services_category on added_services (category_id);

create table bank_accounts (
  id int primary key,
  "position" int not null,
  bank text not null,
  holder text not null,
  iban text not null unique,
  instant boolean not null
);

create table comment_likes (
  comment_id int not null references comments (id) on delete cascade,
  owner_id uuid not null,
  primary key (comment_id, owner_id)
);

create table past_sales (
  product_id int not null references products (id),
  sold_on date not null,
  units int not null check (units > 0),
  primary key (product_id, sold_on)
);

-- Mailed links, social logins and used robot checks. Only the hash of a token is stored. `registration` is the account
-- data that the link activates, so that a person who registers another person's address cannot set its password.
-- The national ID that some orders need by law; of a guest too.
create table national_ids (
  owner_id uuid primary key,
  tc text not null,
  saved_at timestamptz not null
);

-- When a member gave or took back a consent, which the law asks to prove.
create table consents (
  user_id uuid not null references users (id) on delete cascade,
  channel text not null check (channel in ('newsletter', 'insider_contact_list')),
  given boolean not null,
  changed_at timestamptz not null
);
create index consents_user on consents (user_id, changed_at);

create table account_tokens (
  token_hash text primary key,
  purpose text not null check (purpose in ('activation', 'reset', 'delete', 'export')),
  user_id uuid not null references users (id) on delete cascade,
  registration jsonb,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null
);
create index account_tokens_user on account_tokens (user_id, purpose) where used_at is null;

create table social_logins (
  provider text not null check (provider in ('google', 'facebook')),
  subject text not null,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (provider, subject)
);
create index social_logins_user on social_logins (user_id);

create table spent_robot_checks (
  solution_hash text primary key,
  spent_at timestamptz not null
);
create index spent_robot_checks_age on spent_robot_checks (spent_at);

-- Favourite lists. A member has one default list, and all names are distinct (`name_key` is the search key).
create table favourite_lists (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  slug text not null,
  name text not null,
  name_key text not null,
  is_default boolean not null,
  created_at timestamptz not null,
  -- Lists that are open to anyone with their address. The token is random and the only key; null while a list is not
  -- shared.
  share_token text unique,
  is_gift boolean not null default false,
  unique (user_id, name_key),
  unique (user_id, slug)
);
create unique index favourite_lists_default on favourite_lists (user_id) where is_default;

create table favourite_items (
  list_id uuid not null references favourite_lists (id) on delete cascade,
  product_id int not null references products (id),
  combination text not null,
  -- The order of adding.
  "position" bigint generated always as identity,
  added_at timestamptz not null,
  primary key (list_id, product_id, combination)
);
create index favourite_items_newest on favourite_items (list_id, position desc);

-- One comment per member and product, reports of comments, and questions that shops answer.
create table comment_reports (
  comment_id int not null references comments (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  reason text not null,
  note text not null,
  created_at timestamptz not null,
  primary key (comment_id, user_id)
);

create table questions (
  id int generated by default as identity primary key,
  product_id int not null references products (id),
  user_id uuid not null references users (id) on delete cascade,
  text text not null,
  open boolean not null,
  created_at timestamptz not null,
  answer text,
  answered_at timestamptz
);
create index questions_answered on questions (product_id, id desc) where open and answer is not null;
create index questions_user on questions (user_id, id desc);

-- Followed shops, applications to sell, and notifications of members.
create table followed_shops (
  user_id uuid not null references users (id) on delete cascade,
  shop_id int not null references shops (id),
  -- The order of following.
  "position" bigint generated always as identity,
  primary key (user_id, shop_id)
);
create index followed_shops_newest on followed_shops (user_id, position desc);

create table seller_applications (
  number text primary key,
  form jsonb not null,
  created_at timestamptz not null,
  -- An application to sell belongs to the member or visitor who sent it, and is stored encrypted.
  owner_id uuid
);
create index seller_applications_owner on seller_applications (owner_id) where owner_id is not null;

create table notifications (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  title text not null,
  text text not null,
  link text,
  read_at timestamptz,
  created_at timestamptz not null
);
create index notifications_newest on notifications (user_id, created_at desc, id);

-- Polls and their answers, one per member or visitor.
create table polls (
  id int generated by default as identity primary key,
  title text not null,
  questions jsonb not null,
  open boolean not null,
  created_at timestamptz not null
);
create unique index polls_open on polls (open) where open;

create table poll_answers (
  poll_id int not null references polls (id),
  owner_id uuid not null,
  answers jsonb not null,
  created_at timestamptz not null,
  primary key (poll_id, owner_id)
);

create table gift_code_uses (
  order_id uuid primary key references orders (id),
  gift_code_id uuid not null references gift_codes (id),
  -- What the order was lowered by, and what left the balance: more than that of a single-use code.
  amount bigint not null check (amount >= 0),
  taken bigint not null,
  returned bigint not null default 0,
  created_at timestamptz not null,
  constraint gift_code_uses_check check (taken >= amount),
  constraint gift_code_uses_check1 check ((returned >= 0) and (returned <= taken))
);
create index gift_code_uses_code on gift_code_uses (gift_code_id);

create table saved_items (
  owner_id uuid not null,
  product_id int not null references products (id),
  combination text not null,
  quantity int not null check (quantity > 0),
  saved_at timestamptz not null,
  services int[] not null default '{}',
  -- The gift and the link of a line that is saved for later, so that it returns to the cart as it was.
  gift jsonb check (length((gift ->> 'note')) <= 300),
  related_product_id int,
  primary key (owner_id, product_id, combination)
);

-- Rates of value-added tax by category and date, and the units of a limited discount that an order reserves.
-- The newest rate of the nearest category that has one holds, else the general rate.
create table tax_rates (
  category_id int not null,
  since timestamptz not null,
  percent int not null check (percent between 0 and 100),
  primary key (category_id, since)
);

-- Interest of instalments by card and date, in hundredths of a percent of the total; `*` is for all other cards.
create table installment_plans (
  brand text not null,
  since timestamptz not null,
  count int not null check (count between 1 and 36),
  interest_percent int not null check (interest_percent >= 0),
  primary key (brand, since, count)
);

-- Services added to a line: insurance, protection, installation. They are removed with their line.
create table cart_insurances (
  cart_id uuid not null,
  product_id int not null,
  combination text not null,
  service_id int not null references added_services (id) on delete cascade,
  primary key (cart_id, product_id, combination, service_id),
  foreign key (cart_id, product_id, combination) references cart_items (cart_id, product_id, combination) on delete
    cascade
);

-- Cancellations before shipping, returns after delivery, and the parcel's tracking events.
create table cancellations (
  id uuid primary key,
  order_id uuid not null references orders (id),
  kind text not null check (kind in ('cancel', 'return', 'exchange')),
  status text not null check (status in ('waiting', 'approved', 'refused', 'refunded')),
  cargo_refund bigint not null check (cargo_refund >= 0),
  refund bigint not null check (refund >= 0),
  -- What goes back onto the gift code, beside the money.
  gift bigint not null check (gift >= 0),
  return_code text unique,
  created_at timestamptz not null,
  settled_at timestamptz,
  -- Refunds are requested in turn, so that one that the bank refuses does not block the others.
  asked_at timestamptz,
  attempts int not null default 0,
  gift_returned bigint not null default 0 check (gift_returned >= 0),
  -- The shops whose cargo a request includes, so that cargo is not refunded twice after another request was withdrawn.
  -- For older requests these are the shops of which nothing was left at the time.
  cargo_shops int[] not null default '{}',
  -- How a return is sent back, and its progress: the day of the courier, when it was handed in, and when it arrived.
  pickup_day text,
  handed_in_at timestamptz,
  arrived_at timestamptz,
  -- `{line, quantity, combination, attributes: [{key, value}]}`
  exchange jsonb,
  constraint cancellations_check check ((exchange is null) = (kind <> 'exchange')),
  constraint cancellations_pickup_day_check check ((pickup_day is null) or ((kind <> 'cancel') and (pickup_day ~
    '^[0-9]{4}-[0-9]{2}-[0-9]{2}$')))
);
create index cancellations_open on cancellations (created_at) where status in ('waiting', 'approved');
create index cancellations_order on cancellations (order_id, created_at desc);

create table cancellation_items (
  cancellation_id uuid not null references cancellations (id),
  line int not null,
  quantity int not null check (quantity > 0),
  reason_id int not null,
  note text not null,
  refund bigint not null check (refund >= 0),
  gift bigint not null check (gift >= 0),
  -- The combination that its shopper has, which a later exchange of the rest does not change.
  combination text not null,
  primary key (cancellation_id, line)
);

-- Text pages and their versions. A version is published on its date and never changed afterwards; the one in force is
-- the newest whose date has come.
create table content_pages (
  path text primary key,
  section text not null,
  "position" int not null,
  kind text not null,
  title text not null,
  summary text not null,
  icon text not null,
  indexed boolean not null,
  -- The hash of a row's shipped text: as long as the row still has that text, the next start updates it to the
  -- current one. Rows that an operator changed or wrote have no or another hash, and stay.
  shipped text
);
create index content_pages_kind on content_pages (kind, position);
create index content_pages_section on content_pages (section, position);

create table content_versions (
  path text not null references content_pages (path) on delete cascade,
  version int not null,
  effective_at timestamptz not null,
  changes text not null,
  content jsonb not null,
  shipped text,
  primary key (path, version)
);

-- Purchases paid by card outside the cart: toll and raffle tickets. Their payment at the bank has the purchase's ID.
create table purchases (
  id uuid primary key,
  number text not null unique,
  kind text not null check (kind in ('hgs', 'raffle')),
  owner_id uuid not null,
  user_id uuid references users (id),
  status text not null check (status in ('pending', 'paid', 'failed', 'expired', 'refunded')),
  amount bigint not null check (amount > 0),
  content jsonb not null,
  contract_version text not null,
  contract_documents jsonb not null,
  -- Whether what is bought is kept back for it.
  held boolean not null,
  bank_reference text unique,
  card jsonb,
  failure text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  asked_at timestamptz,
  settled_at timestamptz,
  -- The bank's page where a purchase's payment continues, as for orders.
  details jsonb,
  given_up boolean not null default false,
  refund_reason text check (refund_reason in ('refunded', 'givenUp', 'otherAmount'))
);
create index purchases_open on purchases (coalesce(asked_at, created_at))
  where status = 'pending' or (status = 'expired' and settled_at is null);
create index purchases_owner on purchases (owner_id, kind, created_at desc);
create index purchases_user on purchases (user_id, created_at desc);

-- Toll accounts, the amounts offered for them, and their top-ups.
create table hgs_accounts (
  plate text primary key,
  vin text not null unique,
  vehicle_class int not null check (vehicle_class between 1 and 6),
  -- Below zero where passages are owed.
  balance bigint not null
);

create table hgs_offers (
  id int primary key,
  amount bigint not null check (amount > 0),
  price bigint not null check (price > 0),
  active boolean not null default true
);

create table hgs_top_ups (
  purchase_id uuid primary key references purchases (id),
  plate text not null references hgs_accounts (plate),
  amount bigint not null check (amount > 0),
  created_at timestamptz not null
);
create index hgs_top_ups_plate on hgs_top_ups (plate, created_at desc);

-- Products that are raffled among the holders of their tickets.
create table raffles (
  product_id int primary key references products (id),
  ticket_price bigint not null check (ticket_price > 0),
  tickets int not null check (tickets > 0),
  tickets_left int not null,
  member_limit int not null check (member_limit > 0),
  winner_count int not null default 1 check (winner_count > 0),
  next_number int not null default 1,
  draw_at timestamptz not null,
  drawn_at timestamptz,
  winners int[],
  constraint raffles_check check ((tickets_left >= 0) and (tickets_left <= tickets))
);
create index raffles_running on raffles (draw_at, product_id) where drawn_at is null;

-- What a member holds or is paying for: the limit hangs on it.
create table raffle_holdings (
  product_id int not null references raffles (product_id),
  owner_id uuid not null,
  count int not null check (count >= 0),
  primary key (product_id, owner_id)
);
create index raffle_holdings_owner on raffle_holdings (owner_id);

create table raffle_tickets (
  product_id int not null references raffles (product_id),
  number int not null,
  user_id uuid not null references users (id),
  purchase_id uuid not null references purchases (id),
  created_at timestamptz not null,
  primary key (product_id, number)
);
create index raffle_tickets_purchase on raffle_tickets (purchase_id);
create index raffle_tickets_user on raffle_tickets (user_id, created_at desc);

-- Devices that two services buy back. Their models and prices are in tables; a sale stores all its inputs, so that
-- later changes do not affect it.
create table device_types (
  id int primary key,
  name text not null
);

create table device_brands (
  id int primary key,
  name text not null
);

create table device_models (
  id int primary key,
  type_id int not null references device_types (id),
  brand_id int not null references device_brands (id),
  "position" int not null,
  name text not null
);
create index device_models_choice on device_models (type_id, brand_id, position);

-- A service buys the models that it has a price of. Memory 0: it asks for none.
create table device_prices (
  service text not null check (service in ('garantili', 'delta')),
  model_id int not null references device_models (id) on delete cascade,
  memory_gb int not null,
  price bigint not null check (price > 0),
  primary key (service, model_id, memory_gb)
);

create table device_questions (
  id int primary key,
  service text not null check (service in ('garantili', 'delta')),
  type_id int not null references device_types (id),
  "position" int not null,
  name text not null
);
create index device_questions_asked on device_questions (service, type_id, position);

-- The deduction is in hundredths of a percent of the best price; a refusal says why such a device is not bought at
-- all.
create table device_options (
  id int primary key,
  question_id int not null references device_questions (id) on delete cascade,
  "position" int not null,
  name text not null,
  deduction int not null check (deduction between 0 and 10000),
  refusal text
);
create index device_options_question on device_options (question_id, position);

create table device_offers (
  id text primary key,
  owner_id uuid not null,
  service text not null,
  device text not null,
  answers jsonb not null,
  price bigint not null check (price > 0),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index device_offers_expiry on device_offers (expires_at);
create index device_offers_owner on device_offers (owner_id);

create table device_sales (
  offer_id text primary key,
  owner_id uuid not null,
  service text not null,
  device text not null,
  answers jsonb not null,
  price bigint not null check (price > 0),
  seller jsonb not null,
  -- The proven mailbox of the seller, where there is one.
  email text,
  cargo_code text not null unique,
  status text not null check (status in ('approved', 'in-transit', 'inspected', 'paid', 'returned', 'cancelled')),
  -- Why the bank did not take the payment, once the office was told.
  unpaid_reason text,
  approved_at timestamptz not null,
  status_at timestamptz not null,
  -- Since when the bank is asked to pay: until it has answered, the account stays the one it was told.
  paying_at timestamptz
);
create index device_sales_open on device_sales (status_at) where status in ('approved', 'in-transit', 'inspected');
create index device_sales_owner on device_sales (owner_id, approved_at desc);

-- Stored counts of the products in each category: counting a million for each listing takes seconds. `facet_counts`
-- has a row for each place (a category with its descendants, 0 for the whole shop) and label; `facet_changes` logs the
-- changes since its last refresh, so that concurrent buyers never wait for a lock on the same row. The sum of both is
-- exact at any time. Products not on sale (`active`) are in neither.
create table facet_counts (
  place int not null,
  label text not null collate pg_catalog."C",
  products int not null,
  in_stock int not null,
  primary key (place, label)
);

create table facet_changes (
  id bigint generated always as identity primary key,
  category_path int[] not null,
  labels text[] not null,
  sold_out boolean not null,
  change int not null,
  sold text[] not null default '{}'
);

-- The products on sale with all columns by which listings, searches and rows select: a quarter of the size of
-- `products`, and it can be clustered by category (`cluster listed using listed_category`), so that the thousands of
-- products of a common word are read from few pages. Only triggers write it. In addition to its words a product's
-- `search` has marks that no shopper can type: the popular products, which come first in the default order, and
-- samples of one in 4, 16 and 64 for counting.
create table listed (
  id int primary key,
  category_id int not null,
  brand_id int not null,
  shop_id int not null,
  sold_count int not null,
  sold_week int not null,
  rating_count int not null,
  price bigint not null,
  original_price bigint not null,
  created_at timestamptz not null,
  sold_out boolean not null,
  free_shipping boolean not null,
  fast_shipping boolean not null,
  kargomat boolean not null,
  adult boolean not null,
  average numeric(2,1) not null,
  code text not null,
  name_order text not null collate pg_catalog."C",
  tags text[] not null,
  facets text[] not null,
  search tsvector not null,
  stocked jsonb
);
create index listed_average on listed (average);
create index listed_brand on listed (brand_id, sold_out, sold_count desc, id);
create index listed_category on listed (category_id, sold_out, sold_count desc, id);
create index listed_counted on listed (category_id, price)
  include (average, brand_id, shop_id, sold_out, free_shipping, fast_shipping, kargomat);
create index listed_default on listed (sold_out, sold_count desc, id) include (category_id, average);
-- The largest discounts are found without reading all products.
create index listed_discount on listed (((original_price - price)::float8 / original_price) desc, id);
create index listed_facets on listed using gin (facets);
create index listed_featured on listed (((average * rating_count + 20) / (rating_count + 5)) desc, sold_count desc, id);
create index listed_name on listed (name_order, id);
create index listed_newest on listed (created_at desc, id);
create index listed_price on listed (price, id) include (average, sold_out);
create index listed_sample_16 on listed (category_id)
  include (id, price, average, brand_id, shop_id, sold_out, free_shipping, fast_shipping, kargomat)
  where ((hashint4(id) % 16) = 0);
create index listed_sample_64 on listed (category_id)
  include (id, price, average, brand_id, shop_id, sold_out, free_shipping, fast_shipping, kargomat)
  where ((hashint4(id) % 64) = 0);
create index listed_search on listed using gin (search);
create index listed_shop on listed (shop_id, sold_out, sold_count desc, id);
create index listed_sold on listed (sold_count desc, id);
create index listed_tags on listed using gin (tags);
create index listed_week on listed (sold_week desc, sold_count desc, id);

-- Transfers that an operator has taken from the bank statement, each booked once.
create table booked_transfers (
  -- Of the bank's statement.
  bank_reference text primary key,
  -- Number of the order or plate of the toll account, as it stood in the transfer's text.
  booked_for text not null,
  amount bigint not null check (amount > 0),
  -- The order's payment, or the purchase that was made for it: neither is paid by two transfers.
  payment_id uuid not null unique,
  booked_at timestamptz not null
);

-- Words that mean the same in a search, edited by the operator. Each of the terms finds the others; with `one_way` it
-- finds them and they do not find it.
create table synonyms (
  id int generated always as identity primary key,
  terms text[] not null check (cardinality(terms) > 0),
  one_way text,
  since date not null,
  until date,
  constraint synonyms_check check ((until is null) or (until > since))
);

-- Names of the products' pictures without their colour, since a product shows its pictures in each of its colours.
-- Only these pictures are rendered. A name stays when its product is deleted, because orders show it.
create table picture_names (
  name text primary key
);

-- Manual actions of the shop's staff: operator, time, command and result.
create table office_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  who text not null,
  command text not null,
  done boolean not null,
  outcome text not null
);

-- Limits of one buyer's unpaid orders, by date: orders that await their money, orders that are paid at the door and
-- their sum in kuruş; and how many of both one network may place a day.
create table order_limits (
  since timestamptz primary key,
  unpaid int not null check (unpaid >= 0),
  cash int not null check (cash >= 0),
  cash_total int not null check (cash_total >= 0),
  of_network int not null check (of_network >= 0)
);

-- Log of sign-ins and of changes that an attacker would make. It is written by triggers, in the transaction of the
-- change, so that neither code nor manual SQL can bypass it. `who` is a member, or the session of a guest; the log has
-- no personal data.
create table security_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  event text not null,
  who uuid,
  about text
);
create index security_log_who on security_log (who, id);

-- Rate limits by start date: how often something may be done within a number of seconds. `most_checked` is the number
-- of additional times for clients that solve a robot check, since an office or a mobile network may share one address.
-- Null if the limit cannot be exceeded.
create table limits (
  name text not null,
  since timestamptz not null,
  most int not null check (most >= 0),
  most_checked int check (most_checked >= 0),
  seconds int not null check (seconds between 1 and 86400),
  primary key (name, since)
);

-- Cards that members have saved at the bank: the bank's key, encrypted, and the fields that identify the card to the
-- member. A consent is given with an order and waits for its payment. A key that is no longer wanted, for whatever
-- reason, waits until the bank has deleted it. Encrypting a key again does not change it.
create table saved_cards (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  bank_key text not null,
  bin text not null check (bin ~ '^[0-9]{6}$'),
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  expiry text not null check (expiry ~ '^[0-9]{2}/[0-9]{4}$'),
  name text not null default '',
  consented_at timestamptz not null,
  saved_at timestamptz not null,
  unique (user_id, bin, last4, expiry)
);

create table card_consents (
  payment_id uuid primary key references payments (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  consented_at timestamptz not null,
  kept_at timestamptz
);
create index card_consents_due on card_consents (consented_at) where kept_at is null;
create index card_consents_user on card_consents (user_id);

create table unwanted_cards (
  id uuid default gen_random_uuid() primary key,
  bank_key text not null,
  since timestamptz not null
);

-- Price and stock alarms, and the products whose change may make one due. Each change of a product records it in the
-- same transaction, but only if an alarm waits for it. Orders record nothing, because they only reduce stock.
create table alarms (
  id uuid primary key,
  owner_id uuid not null,
  -- The mailbox that a guest has proven; a member's is the account's when the mail is written.
  email text,
  product_id int not null references products (id),
  combination text not null default '',
  kind text not null check (kind in ('price', 'stock')),
  target bigint check (target > 0),
  created_at timestamptz not null,
  told_at timestamptz,
  ended_at timestamptz,
  constraint alarms_check check ((kind = 'price') = (target is not null))
);
create index alarms_age on alarms (created_at);
create index alarms_mailbox on alarms (email) where email is not null;
create index alarms_newest on alarms (owner_id, created_at desc, id);
create unique index alarms_open on alarms (owner_id, product_id, combination, kind)
  where told_at is null and ended_at is null;
create index alarms_waiting on alarms (product_id, id) where told_at is null and ended_at is null;

create table alarm_checks (
  product_id int primary key,
  changes int not null default 1
);

-- Gift lists, and the visitors' reservations. A reservation stays when its product is removed from the list, so that
-- removing and adding a product again does not let it be bought twice.
create table gift_takes (
  list_id uuid not null references favourite_lists (id) on delete cascade,
  product_id int not null references products (id),
  combination text not null,
  -- Who took it: a member, or a visitor's session.
  owner_id uuid not null,
  taken_at timestamptz not null,
  primary key (list_id, product_id, combination)
);
create index gift_takes_owner on gift_takes (owner_id);

-- Photos of comments, whose files are in a folder. A comment lists its photos in `images`, in order. A row outlives
-- its comment and member until its file is deleted, so that no file is forgotten. `kept` is true once a comment has
-- used the photo.
create table comment_photos (
  key text primary key,
  user_id uuid references users (id) on delete set null,
  product_id int not null references products (id),
  comment_id int references comments (id) on delete set null,
  digest text not null,
  kept boolean not null default false,
  created_at timestamptz not null
);
create index comment_photos_comment on comment_photos (comment_id);
create index comment_photos_loose on comment_photos (created_at) where comment_id is null;
create unique index comment_photos_once on comment_photos (user_id, product_id, digest);

-- The second step of signing in: a key shared with the member's app, encrypted, and the recovery codes, hashed. A key
-- has no effect until it is confirmed. `last_turn` is the last 30-second step whose code was used, so that no code
-- works twice. The security log records when it is turned on and off, and when a recovery code is used.
create table second_steps (
  user_id uuid primary key references users (id) on delete cascade,
  totp_key text not null,
  begun_at timestamptz not null,
  confirmed_at timestamptz,
  last_turn bigint,
  codes_renewed_at timestamptz
);

create table recovery_codes (
  user_id uuid not null references second_steps (user_id) on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Promotions as data: campaigns for everyone, and coupons with the members who collected and the orders that used
-- them.
create table promotions (
  id text check (id ~ '^[a-z0-9-]{1,60}$') primary key,
  name text not null check ((length(name) >= 1) and (length(name) <= 80)),
  -- Null for the whole market's.
  shop_id int references shops (id),
  coupon boolean not null default false,
  kind text not null check (kind in ('n-for-m', 'percent', 'amount')),
  take int,
  pay int,
  percent int check (percent between 1 and 100),
  -- Of an amount what it takes off, of a percent the most; kuruş.
  amount bigint check (amount > 0),
  -- Goods that it asks for, in kuruş before any promotion.
  from_total bigint not null default 0 check (from_total >= 0),
  -- Both null: everything of the shop or the market.
  products int[],
  categories int[],
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Orders that may use it, of all and of each owner. Only coupons have limits: whoever shops would wait for a
  -- campaign's.
  max_uses int check (max_uses > 0),
  max_per_owner int not null default 1 check (max_per_owner > 0),
  used int not null default 0,
  constraint promotions_check check (ends_at > starts_at),
  constraint promotions_check1 check ((used >= 0) and ((max_uses is null) or (used <= max_uses))),
  constraint promotions_check2 check (coupon or (max_uses is null)),
  constraint promotions_check3 check (case kind when 'n-for-m' then ((take > 1) and (pay > 0) and (pay < take)) when
    'percent' then (percent is not null) else (amount is not null) end)
);
create index promotions_shop on promotions (shop_id, ends_at);

create table promotion_coupons (
  owner_id uuid not null,
  promotion_id text not null references promotions (id),
  collected_at timestamptz not null,
  primary key (owner_id, promotion_id)
);

create table promotion_uses (
  order_id uuid not null references orders (id),
  promotion_id text not null references promotions (id),
  owner_id uuid not null,
  -- The order came to nothing, and the coupon may be used again.
  returned boolean not null default false,
  created_at timestamptz not null,
  primary key (order_id, promotion_id)
);
create index promotion_uses_owner on promotion_uses (owner_id, promotion_id);

-- Copies of carts at the time of sharing, open to anyone with the address until the end date that is shown. The token
-- is the only key.
create table cart_shares (
  token text primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  ends_at timestamptz not null
);
create index cart_shares_user on cart_shares (user_id);

create table cart_share_items (
  token text not null references cart_shares (token) on delete cascade,
  product_id int not null references products (id),
  combination text not null,
  quantity int not null check (quantity > 0),
  added_at timestamptz not null,
  primary key (token, product_id, combination)
);

-- The day and the hours to which a shopper moved a parcel; and the hours that the carrier offers, by date.
create table delivery_hours (
  since timestamptz not null,
  from_hour int not null check (from_hour between 0 and 23),
  to_hour int not null,
  constraint delivery_hours_check check ((to_hour >= (from_hour + 1)) and (to_hour <= 24)),
  primary key (since, from_hour)
);

-- Hand-overs of parcels: the number of tries of a code, and the photo, whose file is in a folder until the terms
-- require its deletion. The code itself is not stored: it is derived from the order's number and a secret outside the
-- database.
create table parcel_terms (
  since timestamptz primary key,
  branch_days int not null check (branch_days > 0),
  locker_days int not null check (locker_days > 0),
  photo_days int not null check (photo_days > 0)
);

create table parcel_mail_ends (
  email_key text primary key,
  ended_at timestamptz not null
);

-- Gift options of cart lines, with a note to the recipient; and wrapping fees by category and date.
-- Of the nearest category that has a row the newest one holds; that of no category (0) where none has.
create table gift_wraps (
  category_id int not null,
  since timestamptz not null,
  -- Kuruş for a line, tax included; null where, or from when, nothing is wrapped.
  price bigint check (price > 0),
  -- Percent of value-added tax in the price: wrapping is a service, whatever is wrapped.
  tax_rate int not null check (tax_rate between 0 and 100),
  primary key (category_id, since)
);

-- Passkeys of members. Only the public key is stored, so there is no secret to encrypt. `counter` is the
-- authenticator's count of its uses, 0 if it does not count. A challenge is signed and not stored until it was
-- answered; then it is stored as spent until it expires. The security log records when a passkey is added, renamed,
-- used and removed.
create table passkeys (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

create table spent_challenges (
  challenge text primary key,
  expires_at timestamptz not null
);
create index spent_challenges_expiry on spent_challenges (expires_at);

-- Browsers that receive push messages about their owner's parcels, each with the session that consented, and the
-- messages to send. Both are deleted with the session, and a message also with its browser.
create table push_subscriptions (
  endpoint text primary key,
  owner_id uuid not null,
  session_id uuid not null references sessions (id) on delete cascade,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_subscriptions_owner on push_subscriptions (owner_id);
create index push_subscriptions_session on push_subscriptions (session_id);

create table pushes (
  id uuid primary key,
  endpoint text not null references push_subscriptions (endpoint) on delete cascade,
  title text not null,
  url text not null,
  attempts int not null default 0,
  next_attempt_at timestamptz not null,
  created_at timestamptz not null,
  -- A message about an alarm is deleted with it.
  alarm_id uuid references alarms (id) on delete cascade
);
create index pushes_alarm on pushes (alarm_id) where alarm_id is not null;
create index pushes_due on pushes (next_attempt_at);
create index pushes_endpoint on pushes (endpoint);

-- Photos of returned goods, whose files are in a folder. A row outlives its request, and its order when the account is
-- deleted, until its file is deleted, so that no file is forgotten. `kept` is true once a return has used the photo.
create table return_photos (
  key text primary key,
  order_id uuid references orders (id) on delete set null,
  cancellation_id uuid references cancellations (id) on delete set null,
  place int not null default 0,
  digest text not null,
  kept boolean not null default false,
  created_at timestamptz not null
);
create index return_photos_age on return_photos (created_at);
create index return_photos_order on return_photos (order_id);
create index return_photos_request on return_photos (cancellation_id, place);

create function facet_labels(p products) returns text[]
language sql stable
as $$
  select array_remove(array[
    'total',
    'category:' || p.category_id,
    'brand:' || p.brand_id,
    'shop:' || p.shop_id,
    'stars:' || floor(p.average)::int,
    'price:' || floor(p.average)::int || ':' || price_band(p.unit_price),
    case when p.free_shipping then 'free_shipping' end,
    case when p.fast_shipping then 'fast_shipping' end,
    case when p.kargomat then 'kargomat' end,
    case when p.adult then 'adult' end], null) || array(select 'attr:' || facet from unnest(p.facets) as facet) $$;

create function forget_facets() returns trigger
language plpgsql
as $$ begin
  truncate facet_counts, facet_changes;
  return null;
end $$;

-- A mobile number that a member has proven by a code, as ten digits. It belongs to one member and is forgotten when
-- the member changes the number. SMS codes are stored with the mailed codes, with the digits in place of the address.
-- Their limits are stricter, since each SMS costs the shop money.
create function forget_proven_phone() returns trigger
language plpgsql
as $$
begin
  if new.phone is distinct from old.phone and new.proven_phone is not distinct from old.proven_phone then
    new.proven_phone := null;
  end if;
  return new;
end $$;

create function list_added() returns trigger
language plpgsql
as $$ begin
  insert into listed select l.* from added join listed_products l using (id);
  return null;
end $$;

create function list_changed() returns trigger
language plpgsql
as $$ begin
  delete from listed where id = old.id;
  if tg_op = 'UPDATE' then insert into listed select * from listed_products where id = new.id; end if;
  return null;
end $$;

create function list_nothing() returns trigger
language plpgsql
as $$ begin
  truncate listed;
  return null;
end $$;

create function list_rebranded() returns trigger
language plpgsql
as $$ begin
  update listed set name_order = p.name_order from listed_products p where p.id = listed.id and listed.brand_id = new.id;
  return null;
end $$;

create function list_renamed() returns trigger
language plpgsql
as $$ begin
  update listed set search = p.search from listed_products p where p.id = listed.id and listed.shop_id = new.id;
  return null;
end $$;

-- Encrypting a number with another key does not change it, so `market.resealing` keeps this out of the security log.
create function log_owned() returns trigger
language plpgsql
as $$
declare changed record := coalesce(new, old);
begin
  if tg_op = 'UPDATE' and current_setting('market.resealing', true) = 'on' then
    return null;
  end if;
  insert into security_log (event, who, about) values (
    tg_argv[0] || case tg_op when 'INSERT' then '-added' when 'UPDATE' then '-changed' else '-removed' end,
    coalesce(to_jsonb(changed)->>'owner_id', to_jsonb(changed)->>'user_id')::uuid,
    to_jsonb(changed)->>tg_argv[1]);
  return null;
end $$;

create function log_passkey_use() returns trigger
language plpgsql
as $$
begin
  insert into security_log (event, who, about) values ('passkey-used', new.user_id, new.id::text);
  return null;
end $$;

create function log_proven_phone() returns trigger
language plpgsql
as $$
begin
  insert into security_log (event, who)
    values (case when new.proven_phone is null then 'phone-unproven' else 'phone-proven' end, new.id);
  return null;
end $$;

create function log_recovery_code() returns trigger
language plpgsql
as $$
begin
  insert into security_log (event, who) values ('recovery-code-used', new.user_id);
  return null;
end $$;

create function log_refund() returns trigger
language plpgsql
as $$
begin
  insert into security_log (event, who, about)
    select 'refunded', o.owner_id, o.number || ' ' || new.refund from orders o where o.id = new.order_id;
  return null;
end $$;

-- When a member replaced the recovery codes; it is also in the security log.
create function log_renewed_codes() returns trigger
language plpgsql
as $$
begin
  insert into security_log (event, who) values ('recovery-codes-renewed', new.user_id);
  return null;
end $$;

create function log_second_step() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'DELETE' then
    insert into security_log (event, who) values ('second-step-off', old.user_id);
  else
    insert into security_log (event, who) values ('second-step-on', new.user_id);
  end if;
  return null;
end $$;

create function log_session() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    insert into security_log (event, who) values ('signed-in', new.user_id);
  elsif new.guest_email is distinct from old.guest_email then
    insert into security_log (event, who) values ('mailbox-proven', new.id);
  else
    insert into security_log (event, who) values ('session-ended', coalesce(new.user_id, new.id));
  end if;
  return null;
end $$;

create function log_token() returns trigger
language plpgsql
as $$
begin
  insert into security_log (event, who)
    values (new.purpose || case when tg_op = 'INSERT' then '-asked' else '-used' end, new.user_id);
  return null;
end $$;

create function log_user() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'DELETE' then
    insert into security_log (event, who) values ('account-deleted', old.id);
    return null;
  end if;
  if new.password_hash <> old.password_hash then
    insert into security_log (event, who) values ('password-changed', new.id);
  end if;
  if new.email <> old.email then
    insert into security_log (event, who) values ('mailbox-changed', new.id);
  end if;
  if new.phone is distinct from old.phone then
    insert into security_log (event, who) values ('phone-changed', new.id);
  end if;
  if new.is_active and not old.is_active then
    insert into security_log (event, who) values ('activated', new.id);
  end if;
  return null;
end $$;

create function name_changed_pictures() returns trigger
language plpgsql
as $$ begin
  insert into picture_names select distinct picture_name(image) as name from unnest(new.images) as image order by name
    on conflict do nothing;
  return null;
end $$;

-- The pictures that shops have as their signs are drawn as well.
create function name_logos() returns trigger
language plpgsql
as $$ begin
  insert into picture_names values (picture_name(new.logo)) on conflict do nothing;
  return null;
end $$;

create function name_pictures() returns trigger
language plpgsql
as $$ begin
  insert into picture_names select distinct picture_name(image) as name from added, unnest(images) as image order by name
    on conflict do nothing;
  return null;
end $$;

create function sold_labels(p products) returns text[]
language sql stable
as $$
  select case when p.stocked is null then '{}' else array(
    select 'attr:' || facet from unnest(p.facets) as facet
    where not exists (select from jsonb_array_elements(p.stocked) as c
      where coalesce(c->>split_part(facet, ':', 1) = substr(facet, strpos(facet, ':') + 1), true))) end $$;

create function note_added_facets() returns trigger
language plpgsql
as $$ begin
  insert into facet_changes (category_path, labels, sold, sold_out, change)
    select p.category_path, facet_labels(p), sold_labels(p), p.sold_out, 1
    from added join products p using (id) where p.active;
  return null;
end $$;

create function note_alarms() returns trigger
language plpgsql
as $$ begin
  if exists (select from alarms where product_id = new.id and told_at is null and ended_at is null) then
    
    insert into alarm_checks (product_id) values (new.id)
      on conflict (product_id) do update set changes = alarm_checks.changes + 1;
  end if;
  return null;
end $$;

create function note_changed_facets() returns trigger
language plpgsql
as $$ begin
  if old.active then
    insert into facet_changes (category_path, labels, sold, sold_out, change)
      values (old.category_path, facet_labels(old), sold_labels(old), old.sold_out, -1);
  end if;
  if tg_op = 'UPDATE' and new.active then
    insert into facet_changes (category_path, labels, sold, sold_out, change)
      values (new.category_path, facet_labels(new), sold_labels(new), new.sold_out, 1);
  end if;
  return null;
end $$;

create function note_unit_price() returns trigger
language plpgsql
as $$ begin
  
  insert into price_history (product_id, since, price, unit_price) values (new.id, clock_timestamp(), new.price, new.unit_price)
    on conflict (product_id, since) do update set price = excluded.price, unit_price = excluded.unit_price;
  return null;
end $$;

-- `active` is the same everywhere in the shop: whether a product is on sale, because its shop offers it
-- (`active_itself`) and is open. Writes to `active` set the product's own flag.
create function settle_active() returns trigger
language plpgsql
as $$ begin
  if tg_op = 'INSERT' or new.active is distinct from old.active then
    new.active_itself := new.active;
  end if;
  new.active := new.active_itself and coalesce((select active from shops where id = new.shop_id), true);
  return new;
end $$;

create function settle_active_of_shop() returns trigger
language plpgsql
as $$ begin
  update products set active = active where shop_id = new.id and active_itself;
  return null;
end $$;

-- `products.stocked` has the combinations in stock of a product with choices, each as an object of choice and value
-- (`{"Renk": "Mavi", "Numara": "42"}`); null if every combination is in stock. Listings of products in stock filter
-- and count by it, so that a size that is sold out neither finds a product nor counts it. It is settled with the sum
-- in `stock`, which every change of stock updates last. `facet_changes.sold` has the labels of the change whose value
-- is sold out; they do not count as in stock. `listed.name_order` sorts by the brand and the name, as cards show them.
create function stocked_choices(product products) returns jsonb
language sql stable
as $$
  select case when bool_or(k.stock = 0) then
    coalesce(jsonb_agg(c.choices order by k.combination collate "C") filter (where k.stock > 0 and c.choices is not null), '[]') end
  from product_stock k cross join lateral (
    select jsonb_object_agg(a->>'name', v->>'name') as choices
    from jsonb_array_elements(product.attributes) a, jsonb_array_elements(a->'values') v
    where a->>'attribute_type' = 'variant' and v->>'id' = any(string_to_array(k.combination, ';'))) c
  where k.product_id = product.id and k.combination <> '' $$;

create function settle_added_stock() returns trigger
language plpgsql
as $$ begin
  update products p set stocked = stocked_choices(p)
    where p.id in (select product_id from added where stock = 0 and combination <> '');
  return null;
end $$;

-- `free_shipping` is the same everywhere in the shop: whether a single unit ships free, because the product does
-- (`free_shipping_itself`) or because its price reaches the shop's minimum for free shipping. Writes to
-- `free_shipping` set the product's own flag.
create function settle_free_shipping() returns trigger
language plpgsql
as $$ begin
  if tg_op = 'INSERT' or new.free_shipping is distinct from old.free_shipping then
    new.free_shipping_itself := new.free_shipping;
  end if;
  new.free_shipping := new.free_shipping_itself
    or coalesce(unit_price(new.price, new.original_price, new.discount_max_quantity)
      >= (select free_cargo_over from shops where id = new.shop_id), false);
  return new;
end $$;

create function settle_free_shipping_of_shop() returns trigger
language plpgsql
as $$ begin
  update products set price = price where shop_id = new.id;
  return null;
end $$;

create function settle_stocked() returns trigger
language plpgsql
as $$ begin
  new.stocked := stocked_choices(new);
  return new;
end $$;

create function unwant_card() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'UPDATE' and current_setting('market.resealing', true) = 'on' then
    return null;
  end if;
  insert into unwanted_cards (bank_key, since) values (old.bank_key, now());
  return null;
end $$;

create view bought_units as
  select i.order_id, i.product_id, i.combination, i.shop_id, o.user_id, o.paid_at, i.quantity - coalesce((
    select sum(g.quantity) from cancellations c join cancellation_items g on g.cancellation_id = c.id
    where c.order_id = i.order_id and g.line = i.line and c.kind = 'cancel' and c.status <> 'refused'), 0)::int as units
  from order_items i join orders o on o.id = i.order_id
  where o.paid_at is not null and o.status = 'paid';

create view listed_products as select p.id, p.category_id, p.brand_id, p.shop_id, p.sold_count, p.sold_week,
    p.rating_count, p.unit_price as price, p.original_price, p.created_at, p.sold_out, p.free_shipping, p.fast_shipping,
    p.kargomat, p.adult, p.average, p.code,
    turkish_order((select trim(b.name || ' ' || p.name) from brands b where b.id = p.brand_id)) collate "C" as
      name_order,
    p.tags, p.facets, p.search || array_to_tsvector(array_remove(array[
      case when p.sold_count >= 4000 and not p.sold_out then '~best' end,
      case when p.sold_count >= 1000 and not p.sold_out then '~popular' end,
      case when hashint4(p.id) % 4 = 0 then '~4' end,
      case when hashint4(p.id) % 16 = 0 then '~16' end,
      case when hashint4(p.id) % 64 = 0 then '~64' end,
      '#' || p.id], null)
      || property_words(p.facets)
      || array(select '#' || word from shops s, folded_words(s.name) as word where s.id = p.shop_id)) as search,
    p.stocked
  from products p where p.active;

create trigger account_logged after update of seller on device_sales for each row
  when (old.seller->>'iban' is distinct from new.seller->>'iban')
    execute function log_owned('payout-account', 'offer_id');
create trigger address_logged after insert or update or delete on addresses for each row
  execute function log_owned('address', 'id');
create trigger brands_renamed after update of name on brands for each row
  when (old.name is distinct from new.name) execute function list_rebranded();
create trigger card_logged after insert or update of bank_key or delete on saved_cards for each row
  execute function log_owned('card', 'id');
create trigger card_unwanted after update of bank_key or delete on saved_cards for each row
  execute function unwant_card();
create trigger login_logged after insert or delete on social_logins for each row
  execute function log_owned('login', 'provider');
create trigger mailbox_proven after update of guest_email on sessions for each row
  when (new.guest_email is not null and new.guest_email is distinct from old.guest_email) execute function
    log_session();
create trigger national_id_logged after insert or update or delete on national_ids for each row
  execute function log_owned('national-id', '');
create trigger order_address_logged after update of snapshot on orders for each row
  when (old.snapshot->'delivery'->>'address' is distinct from new.snapshot->'delivery'->>'address')
    execute function log_owned('order-address', 'number');
create trigger passkey_logged after insert or delete or update of name on passkeys for each row
  execute function log_owned('passkey', 'id');
create trigger passkey_used after update of used_at on passkeys for each row execute function log_passkey_use();
create trigger phone_is_another before update of phone on users for each row execute function forget_proven_phone();
create trigger phone_proven after update of proven_phone, phone on users for each row
  when (old.proven_phone is distinct from new.proven_phone) execute function log_proven_phone();
create trigger product_stock_added after insert on product_stock referencing new table as added for each statement
  execute function settle_added_stock();
create trigger products_added after insert on products referencing new table as added for each statement
  execute function note_added_facets();
create trigger products_awaited after update on products for each row
  when (new.unit_price < old.unit_price or new.stock > old.stock or (new.active and not old.active))
    execute function note_alarms();
create trigger products_changed after update on products for each row
  when ((old.active, old.sold_out, old.category_path, old.category_id, old.brand_id, old.shop_id, floor(old.average),
    old.free_shipping, old.fast_shipping, old.kargomat, old.adult, old.facets, price_band(old.unit_price),
    old.stocked) is distinct from (new.active, new.sold_out, new.category_path, new.category_id, new.brand_id,
    new.shop_id, floor(new.average), new.free_shipping, new.fast_shipping, new.kargomat, new.adult, new.facets,
    price_band(new.unit_price), new.stocked))
    execute function note_changed_facets();
create trigger products_emptied after truncate on products for each statement execute function forget_facets();
create trigger products_listed after insert on products referencing new table as added for each statement
  execute function list_added();
create trigger products_none after truncate on products for each statement execute function list_nothing();
create trigger products_on_sale before insert or update of active, shop_id on products for each row
  execute function settle_active();
create trigger products_pictured after insert on products referencing new table as added for each statement
  execute function name_pictures();
create trigger products_pictured_anew after update of images on products for each row
  when (old.images is distinct from new.images) execute function name_changed_pictures();
create trigger products_relisted after update on products for each row
  when ((old.id, old.category_id, old.brand_id, old.shop_id, old.sold_count, old.sold_week, old.rating_count,
    old.unit_price, old.original_price, old.created_at, old.sold_out, old.free_shipping, old.fast_shipping,
    old.kargomat, old.adult, old.average, old.code, old.name, old.tags, old.facets, old.search, old.stocked,
    old.active) is distinct from (new.id, new.category_id, new.brand_id, new.shop_id, new.sold_count, new.sold_week,
    new.rating_count, new.unit_price, new.original_price, new.created_at, new.sold_out, new.free_shipping,
    new.fast_shipping, new.kargomat, new.adult, new.average, new.code, new.name, new.tags, new.facets, new.search,
    new.stocked, new.active))
    execute function list_changed();
create trigger products_removed after delete on products for each row execute function note_changed_facets();
create trigger products_ship_free before insert or update of free_shipping, price, original_price,
  discount_max_quantity, shop_id on products for each row
  execute function settle_free_shipping();
create trigger products_stocked before update of stock, attributes on products for each row
  execute function settle_stocked();
create trigger products_unit_price after update on products for each row
  when (old.price = new.price and old.unit_price <> new.unit_price) execute function note_unit_price();
create trigger products_unlisted after delete on products for each row execute function list_changed();
create trigger recovery_code_used after update of used_at on recovery_codes for each row
  when (old.used_at is null and new.used_at is not null) execute function log_recovery_code();
create trigger recovery_codes_renewed after update of codes_renewed_at on second_steps for each row
  execute function log_renewed_codes();
create trigger refund_logged after update of status on cancellations for each row
  when (new.status = 'refunded' and old.status <> 'refunded' and new.kind <> 'exchange') execute function log_refund();
create trigger second_step_off after delete on second_steps for each row
  when (old.confirmed_at is not null) execute function log_second_step();
create trigger second_step_on after update of confirmed_at on second_steps for each row
  when (old.confirmed_at is null and new.confirmed_at is not null) execute function log_second_step();
create trigger session_begun after insert on sessions for each row
  when (new.user_id is not null) execute function log_session();
create trigger session_ended after update of revoked_at on sessions for each row
  when (old.revoked_at is null and new.revoked_at is not null and coalesce(new.user_id::text, new.guest_email) is not
    null)
    execute function log_session();
create trigger shops_on_sale after update of active on shops for each row
  when (old.active is distinct from new.active) execute function settle_active_of_shop();
create trigger shops_pictured after insert or update of logo on shops for each row execute function name_logos();
create trigger shops_renamed after update of name on shops for each row
  when (old.name is distinct from new.name) execute function list_renamed();
create trigger shops_ship_free after update of free_cargo_over on shops for each row
  when (old.free_cargo_over is distinct from new.free_cargo_over) execute function settle_free_shipping_of_shop();
create trigger token_made after insert on account_tokens for each row execute function log_token();
create trigger token_used after update of used_at on account_tokens for each row
  when (old.used_at is null and new.used_at is not null) execute function log_token();
create trigger user_changed after update of password_hash, email, phone, is_active or delete on users for each row
  execute function log_user();
