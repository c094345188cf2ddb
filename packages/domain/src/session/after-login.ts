import { routeName } from './route-name.ts'

/** Pages that load the cart themselves. */
const cartPages = new Set(['my-tr-sepet', 'my-tr-adres', 'my-tr-odeme-yontemi'])

/** What is fetched again after a login. */
export interface AfterLogin {
  readonly fetchCart: boolean
  readonly recheckFavourites: boolean
}

/**
 * What follows a login on a page, by path or route name (rules.md S2). At start-up, which is when a held token logs in by
 * itself, the cart and checkout pages fetch the cart anyway.
 */
export const afterLogin = (route: string, moment: 'start-up' | 'visit' = 'start-up'): AfterLogin => {
  const name = routeName(route)
  return {
    fetchCart: moment === 'visit' || !cartPages.has(name),
    recheckFavourites: name === 'product',
  }
}
