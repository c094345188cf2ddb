/**
 * Tables whose rows are deleted with the account, by the member's (`user_id`) or the cart owner's (`owner_id`) ID;
 * both are the same ID.
 */
export const ownedTables = {
  user_id: [
    'account_tokens',
    'card_consents',
    'cart_shares',
    'comment_reports',
    'consents',
    'favourite_lists',
    'followed_shops',
    'notifications',
    'passkeys',
    'questions',
    'raffle_tickets',
    'recovery_codes',
    'saved_cards',
    'second_steps',
    'social_logins',
  ],
  owner_id: [
    'address_choices',
    'addresses',
    'alarms',
    'comment_likes',
    'device_offers',
    'gift_takes',
    'idempotency_keys',
    'national_ids',
    'poll_answers',
    'promotion_coupons',
    'push_subscriptions',
    'raffle_holdings',
    'saved_items',
    'seller_applications',
  ],
} as const

/**
 * Tables whose rows stay, because the law requires it or they have no personal data: orders, purchases, sold carts,
 * bought devices. Comments, sessions and memberships are handled separately. Photos lose their member and comment, and are deleted
 * later together with their files.
 */
export const keptTables = [
  'carts',
  'comment_photos',
  'comments',
  'desk_sessions',
  'device_sales',
  'memberships',
  'orders',
  'promotion_uses',
  'purchases',
  'second_step_lifts',
  'sessions',
] as const
