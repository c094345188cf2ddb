import { describe, expect, it } from 'vitest'
import { afterLogin } from './after-login.ts'
import { afterLogout } from './after-logout.ts'

describe('S2 afterLogin', () => {
  it.each(['my-tr-sepet', '/my/tr/adres', '/my/tr/odeme-yontemi'])('leaves the cart to %s at start-up', (route) => {
    expect(afterLogin(route, 'start-up')).toEqual({ fetchCart: false, recheckFavourites: false })
    expect(afterLogin(route).fetchCart).toBe(false)
    expect(afterLogin(route, 'visit').fetchCart).toBe(true)
  })

  it('fetches the cart elsewhere', () => {
    expect(afterLogin('/', 'start-up').fetchCart).toBe(true)
    expect(afterLogin('/my/tr/adresler', 'start-up').fetchCart).toBe(true)
  })

  it('checks favourites again on the product page alone', () => {
    expect(afterLogin('/keten-gomlek-p-42').recheckFavourites).toBe(true)
    expect(afterLogin('product', 'visit').recheckFavourites).toBe(true)
    expect(afterLogin('/elektronik').recheckFavourites).toBe(false)
  })
})

describe('S2 afterLogout', () => {
  it('clears the lists and leaves a page that needs a login', () => {
    expect(afterLogout('/my/siparisler')).toEqual({ clearLists: true, goTo: '/' })
    expect(afterLogout('my-listelerim').goTo).toBe('/')
    expect(afterLogout('/keten-gomlek-p-42')).toEqual({ clearLists: true, goTo: undefined })
  })
})
