/** Roles of a shop's team: owner, orders and returns, accounts. */
export const sellerRoles = ['sahip', 'operasyon', 'muhasebe'] as const
/** Roles of the operator's staff: support, catalogue, finance. */
export const officeRoles = ['destek', 'katalog', 'finans'] as const
/** Roles in words. */
export const roleNames: Readonly<Record<(typeof sellerRoles)[number] | (typeof officeRoles)[number], string>> = {
  sahip: 'Mağaza sahibi',
  operasyon: 'Operasyon',
  muhasebe: 'Muhasebe',
  destek: 'Destek',
  katalog: 'Katalog',
  finans: 'Finans',
}
/** Role in a shop’s team. */
export type SellerRole = (typeof sellerRoles)[number]
/** Role of a person in the office. */
export type OfficeRole = (typeof officeRoles)[number]
/** Role at either panel. */
export type Role = SellerRole | OfficeRole
/** The two panels: a shop's own and the operator's. */
export type Door = 'seller' | 'office'

/** Every action that a role can be allowed. `package.work` and `order.read` include the buyer's name, address and phone. */
export const actions = [
  'package.read',
  'package.work',
  'return.answer',
  'shop.write',
  'team.manage',
  'seller.decide',
  'order.read',
  'return.decide',
  'staff.manage',
  'audit.read',
] as const
/** An action that a role may be allowed. */
export type Action = (typeof actions)[number]

/** The only table of permissions behind both panels. */
const allowed: Readonly<Record<Role, readonly Action[]>> = {
  sahip: ['package.read', 'package.work', 'return.answer', 'shop.write', 'team.manage'],
  operasyon: ['package.read', 'package.work', 'return.answer'],
  muhasebe: ['package.read'],
  destek: ['seller.decide', 'order.read', 'return.decide', 'staff.manage', 'audit.read'],
  katalog: [],
  finans: ['audit.read'],
}

/** The actions of a role; none for an unknown role. */
export const actionsOf = (role: string): readonly Action[] => (isRole(role) ? allowed[role] : [])

/** Whether a role may do an action. */
export const mayDo = (role: string, action: Action): boolean => actionsOf(role).includes(action)

/** Whether a text names a role of either panel. */
export const isRole = (role: string): role is Role => Object.hasOwn(allowed, role)

/** The panel that a role belongs to. */
export const doorOf = (role: Role): Door => (sellerRoles.some((known) => known === role) ? 'seller' : 'office')
