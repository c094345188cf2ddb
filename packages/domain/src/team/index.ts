export {
  type Action,
  actions,
  actionsOf,
  type Door,
  doorOf,
  isRole,
  mayDo,
  type OfficeRole,
  officeRoles,
  type Role,
  roleNames,
  type SellerRole,
  sellerRoles,
} from './may-do.ts'
export { recordedSearch } from './recorded-search.ts'
export { canLeaveRole, deskCodes, teamRules } from './team-rules.ts'
