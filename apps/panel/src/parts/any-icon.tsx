import { Icon, type IconName, type IconSize } from '@market/ui'
import { DeskIcon, type DeskIconName } from '@market/ui/desk-icon'
import { withIcon } from './parts.css.ts'

export type AnyIconName = { readonly shop: IconName } | { readonly desk: DeskIconName }

/** An icon of the shop's sprite or of the work tools' own. */
export const AnyIcon = ({ of, size = 'base' }: { readonly of: AnyIconName; readonly size?: IconSize }) =>
  'shop' in of ? <Icon name={of.shop} size={size} /> : <DeskIcon name={of.desk} size={size} />

/** Text of a button behind an icon that only the work tools have. */
export const WithDeskIcon = ({ name, children }: { readonly name: DeskIconName; readonly children: string }) => (
  <span className={withIcon}>
    <DeskIcon name={name} size="md" />
    {children}
  </span>
)
