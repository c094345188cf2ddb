import { Icon, type IconSize } from '@market/ui'
import { DeskIcon } from '@market/ui/desk-icon'
import type { NavItem } from './nav-item.ts'

/** An icon of the shop's sprite or of the work tools' own. */
export const AnyIcon = ({ of, size = 'base' }: { readonly of: NavItem['icon']; readonly size?: IconSize }) =>
  'shop' in of ? <Icon name={of.shop} size={size} /> : <DeskIcon name={of.desk} size={size} />
