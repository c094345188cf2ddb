/**
 * Tables whose rows belong to a member alone and go with the account. Those of a member's own name (`user_id`) and those of
 * whoever holds a cart (`owner_id`) go by the same id.
 */
export const ownedTables = {
  user_id: [
    'account_tokens',
    'comment_reports',
    'consents',
    'favourite_lists',
    'followed_shops',
    'notifications',
    'questions',
    'raffle_tickets',
    'social_logins',
  ],
  owner_id: [
    'address_choices',
    'addresses',
    'comment_likes',
    'device_offers',
    'idempotency_keys',
    'national_ids',
    'poll_answers',
    'raffle_holdings',
    'saved_items',
  ],
} as const

/**
 * Tables that keep rows by law or with nobody behind them: orders, purchases, sold carts, devices that were bought; comments
 * and sessions are dealt with apart.
 */
export const keptTables = ['carts', 'comments', 'device_sales', 'orders', 'purchases', 'sessions'] as const
