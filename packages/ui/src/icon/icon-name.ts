// Written by icons/make-sprite.mjs from icons/icon-list.json.

/** An icon of the sprite. */
export type IconName =
  | 'apple'
  | 'arrow-down'
  | 'arrow-left'
  | 'arrow-right'
  | 'arrow-up'
  | 'arrow-up-right'
  | 'arrow-u-up-left'
  | 'arrows-clockwise'
  | 'baby'
  | 'bank'
  | 'basket'
  | 'bell'
  | 'bookmark'
  | 'calendar'
  | 'camera'
  | 'car'
  | 'caret-down'
  | 'caret-left'
  | 'caret-right'
  | 'caret-up'
  | 'cart'
  | 'chat'
  | 'check'
  | 'check-circle'
  | 'clock'
  | 'copy'
  | 'couch'
  | 'credit-card'
  | 'device-mobile'
  | 'download'
  | 'drop'
  | 'envelope'
  | 'eye'
  | 'eye-slash'
  | 'facebook'
  | 'file-pdf'
  | 'funnel'
  | 'gift'
  | 'google'
  | 'google-play'
  | 'hand-coins'
  | 'heart'
  | 'house'
  | 'identification-card'
  | 'image'
  | 'info'
  | 'instagram'
  | 'key'
  | 'lightning'
  | 'link'
  | 'linkedin'
  | 'list'
  | 'lock'
  | 'map-pin'
  | 'megaphone'
  | 'minus'
  | 'package'
  | 'pause'
  | 'paw'
  | 'pencil'
  | 'phone'
  | 'play'
  | 'plus'
  | 'prohibit'
  | 'puzzle'
  | 'question'
  | 'receipt'
  | 'road'
  | 'search'
  | 'share'
  | 'shield-check'
  | 'sign-out'
  | 'sort'
  | 'squares'
  | 'star'
  | 'storefront'
  | 't-shirt'
  | 'tag'
  | 'thumbs-up'
  | 'ticket'
  | 'trash'
  | 'truck'
  | 'user'
  | 'walker'
  | 'wallet'
  | 'warning'
  | 'warning-circle'
  | 'wifi-slash'
  | 'x'
  | 'x-logo'
  | 'youtube'

/** An icon that also has a filled drawing, for the active state. */
export type FilledIconName =
  | 'apple'
  | 'bell'
  | 'bookmark'
  | 'check-circle'
  | 'clock'
  | 'device-mobile'
  | 'google-play'
  | 'heart'
  | 'house'
  | 'info'
  | 'lightning'
  | 'lock'
  | 'package'
  | 'pause'
  | 'play'
  | 'star'
  | 'star-half'
  | 'tag'
  | 'thumbs-up'
  | 'truck'
  | 'user'
  | 'warning'
  | 'warning-circle'

/** Icons of `stack.svg`, from above. */
export const stackedIcons = [
  'star-filled',
  'truck',
  'storefront',
  'heart',
  'heart-filled',
  'cart',
  'bell',
  'caret-right',
  'arrow-right',
  'arrow-up-right',
  'search',
  'user',
  'lightning-filled',
  'shield-check',
  'arrow-u-up-left',
  'caret-down',
  'list',
  'x',
  'instagram',
  'x-logo',
  'youtube',
  'linkedin',
  'apple-filled',
  'google-play-filled',
] as const
