import {
  addToCart,
  checkGuestCode,
  getAddresses,
  postAccessToken,
  postAddress,
  postSignInCode,
  sendGuestCode,
} from '@market/contract'
import { homeAddress } from '../../testing/home-address.ts'
import type { Life } from '../people/person.ts'
import { goods } from '../shop/goods.ts'
import { makeVisitor, type Visitor } from '../world/visitor.ts'

/** Somebody with a browser, a mailbox and an address. */
export interface Shopper extends Visitor {
  readonly life: Life
  readonly email: string
  readonly isMember: boolean
  /** Opens the shop: signs in, or proves the mailbox as a guest. False if that did not work today. */
  enter(): Promise<boolean>
  /** Puts units of a product into the cart; true if some are in it. */
  put(productId: number, num: number, choice?: string): Promise<boolean>
  /** Puts at most `lines` random products into the cart; true if some are in it. */
  fill(lines: number): Promise<boolean>
}

/** `member` signs in with a code by mail; others are guests of the same name with another mailbox. */
export function makeShopper(life: Life, { member }: { readonly member: boolean }): Shopper {
  const { world, dice, name } = life
  const email = member ? name.email : `misafir.${name.email}`
  const visitor = makeVisitor(world, `${name.first} ${name.last}`, name.network)

  /** The newest code in the mailbox. */
  async function mailedCode(): Promise<string> {
    await world.runJob('mail')
    return /\b\d{6}\b/.exec(world.mailsTo(email).at(-1)?.text ?? '')?.[0] ?? ''
  }
  async function signIn(): Promise<boolean> {
    if (!(await visitor.ask(postSignInCode, { body: { email } }))) return false
    const access = await visitor.ask(postAccessToken, { body: { username: email, mailed_code: await mailedCode() } })
    if (access) visitor.become(access)
    return access !== undefined
  }
  async function prove(): Promise<boolean> {
    if (!(await visitor.ask(sendGuestCode, { body: { email } }))) return false
    return (await visitor.ask(checkGuestCode, { body: { email, code: await mailedCode() } })) !== undefined
  }
  let known = false
  const shopper: Shopper = {
    ...visitor,
    life,
    email,
    isMember: member,
    async enter() {
      if (await visitor.arrive()) known = false
      if (!known) known = await (member ? signIn() : prove())
      if (!known) {
        visitor.forget()
        return false
      }
      const saved = await visitor.ask(getAddresses, { params: { type: 1 } })
      if (saved && saved.addresses.length > 0) return true
      const body = { ...homeAddress, first_name: name.first, last_name: name.last }
      return (await visitor.ask(postAddress, { body })) !== undefined
    },
    async put(product_id, num, attr_id = '') {
      return (await visitor.ask(addToCart, { body: { product_id, num, attr_id } })) !== undefined
    },
    async fill(lines) {
      let filled = false
      for (const one of dice.some(goods(), lines))
        filled = (await shopper.put(one.id, dice.whole(1, 3), dice.pick(Object.keys(one.units)))) || filled
      return filled
    },
  }
  return shopper
}
