import { isMemberOnly } from './member-only.ts'

/** What is done after a logout. */
export interface AfterLogout {
  /** Favourite lists belong to the member who left. */
  readonly clearLists: true
  /** Where to go; undefined stays. */
  readonly goTo: '/' | undefined
}

/** What follows a logout on a page, by path or route name (rules.md S2). */
export const afterLogout = (route: string): AfterLogout => ({
  clearLists: true,
  goTo: isMemberOnly(route) ? '/' : undefined,
})
