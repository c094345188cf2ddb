import { routeName } from './route-name.ts'

/** Pages that load the cart themselves. */
const cartPages = new Set(['my-tr-sepet', 'my-tr-adres', 'my-tr-odeme-yontemi'])

/** Data to load again after a login. */
export interface AfterLogin {
  readonly fetchCart: boolean
  readonly recheckFavourites: boolean
}

/**
 * What a page does after a login, by path or route name (rules.md S2). At start-up, when a stored token logs in, the
 * cart and checkout pages load the cart anyway.
 */
export const afterLogin = (route: string, moment: 'start-up' | 'visit' = 'start-up'): AfterLogin => {
  const name = routeName(route)
  return {
    fetchCart: moment === 'visit' || !cartPages.has(name),
    recheckFavourites: name === 'product',
  }
}
