// Written by icons/make-sprite.mjs from icons/icon-list.json.

/** An icon of the work tools' sprite. */
export type DeskIconName =
  | 'undo'
  | 'open'
  | 'printer'
  | 'keyboard'
  | 'gear'
  | 'users'
  | 'history'
  | 'funnel-x'
  | 'list-checks'
  | 'user-plus'
  | 'upload'
  | 'x-circle'
  | 'scales'
  | 'sun'
  | 'moon'
  | 'send'
  | 'file'
  | 'circle-dashed'
