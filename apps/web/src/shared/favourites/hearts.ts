import { isMember } from '@market/domain/session'
import { beginAction, browserStorages, takeBegunAction } from '@market/browser'
import type { ProductId } from '@market/domain/kernel'
import type { LineRef } from '@market/domain/cart'
import { setFavourite } from '@market/domain/lists'
import { heldAfter } from '@market/domain/shell'
import { failureText } from '@market/react'
import type { Container } from 'inversify'
import { services } from '../../composition/tokens.ts'
import { favouriteTexts } from './texts.ts'

const texts = favouriteTexts

interface Held {
  readonly userId: string
  items: Promise<readonly LineRef[]>
}
/** Products in a member's lists, loaded once for all hearts of a visit. */
const known = new WeakMap<Container, Held>()

function heldBy(container: Container): Held {
  const userId = container.get(services.SessionStore).state.current().user?.userId ?? ''
  const found = known.get(container)
  if (found?.userId === userId) return found
  const ask = async () => {
    const answer = await container.get(services.ListGateway).held()
    // Hearts whose change is queued while offline are shown as changed.
    const { writes } = container.get(services.WaitingStore).state.current()
    return heldAfter(answer.ok ? answer.value : [], writes)
  }
  const held = { userId, items: ask() }
  known.set(container, held)
  return held
}
const of = (id: ProductId) => (item: LineRef) => item.productId === id

/** Drops the loaded lists after they were changed elsewhere, so that they load again. */
export const forgetHeld = (container: Container): void => void known.delete(container)

const heartScope = (id: ProductId) => `heart:${id}`

/** Whether a product's heart is filled for a member. If the heart was pressed before the login, fills it now. */
export const heartOfMember = async (container: Container, item: LineRef): Promise<boolean> =>
  takeBegunAction(browserStorages(), heartScope(item.productId)) === undefined
    ? isHeld(container, item.productId)
    : setHeart(container, item, true)

/** Whether any list of the member contains any variant of a product. */
const isHeld = async (container: Container, id: ProductId): Promise<boolean> =>
  (await heldBy(container).items).some(of(id))

/**
 * Sets a product's heart and shows a message: adds it to the default list, or removes all its variants from every list.
 * `wanted` is the opposite of what the heart showed, although the lists may not have been loaded when it was pressed.
 * Resolves to whether it is filled now. Guests are asked to log in (specification section 6).
 */
export async function setHeart(container: Container, { productId: id, attrId }: LineRef, wanted: boolean) {
  const { user } = container.get(services.SessionStore).state.current()
  if (!isMember(user)) {
    beginAction(browserStorages(), heartScope(id), 'add')
    container.get(services.PanelStore).open('user')
    return false
  }
  const notices = container.get(services.NoticeStore)
  const set = setFavourite({ lists: container.get(services.ListGateway) })
  const waiting = container.get(services.WaitingStore)
  const held = heldBy(container)
  const items = await held.items
  const before = items.filter(of(id))
  const isHeldAlready = before.length > 0
  // If a list contains one variant, the product counts as added, and no other variant is added.
  const turned = !isHeldAlready ? [{ productId: id, attrId }] : wanted ? [] : before
  let waits = false
  for (const item of turned) {
    const answer = await waiting.ask({ what: 'heart', item, held: wanted }, () => set(item, wanted))
    if (!answer.ok && answer.failure.kind === 'waits') {
      waits = true
      continue
    }
    if (!answer.ok) {
      notices.toast({ type: 'error', text: failureText(answer.failure) })
      return isHeldAlready
    }
  }
  held.items = Promise.resolve(wanted ? [...items, ...turned] : items.filter((item) => !before.includes(item)))
  const [now, later] = wanted ? [texts.added, texts.addsLater] : [texts.taken, texts.takesLater]
  notices.toast({ type: 'success', text: waits ? later : now })
  return wanted
}
