/** Names of limits; the table `limits` says how often, by date. */
export const limitNames = [
  'login-device',
  // By network, so that a stranger's guesses elsewhere do not lock the owner out; and in all, against many networks.
  'login-account-network',
  'login-account',
  'login-address',
  'social-login',
  'social-token',
  // To one mailbox: for a device that has proved it, from one network, and from everywhere.
  'guest-code-device',
  'guest-code-mailbox-network',
  'guest-code-mailbox',
  'guest-code-address',
  'account-device',
  'account-mailbox-network',
  'account-mailbox',
  'account-form-address',
  'document-owner',
  // Sessions cost nothing, so that their owner alone is no bound.
  'document-address',
  'form-owner',
  'form-address',
  'friend-mailbox',
  'hgs-remittance-mailbox',
  'guest-tracking',
  'invoice-mail',
  'like',
  'account-export',
  'deletion-mail',
  'deletion-code',
  'password',
  'link-sms-owner',
  'link-sms-address',
  'gift-code-owner',
  'gift-code-address',
  'hgs-account-owner',
  'hgs-account-address',
  'device-price-owner',
  'device-price-address',
  'alarm',
] as const

export type LimitName = (typeof limitNames)[number]
