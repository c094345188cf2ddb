import { isMemberOnly } from './member-only.ts'

/** Follow-up of a logout. */
export interface AfterLogout {
  /** Favourite lists belong to the logged-out member. */
  readonly clearLists: true
  /** The next page; undefined stays on this one. */
  readonly goTo: '/' | undefined
}

/** Follow-up of a logout on a page, by path or route name (rules.md S2). */
export const afterLogout = (route: string): AfterLogout => ({
  clearLists: true,
  goTo: isMemberOnly(route) ? '/' : undefined,
})
