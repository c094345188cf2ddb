import { heldAfter, isFavourite, type LineRef, type ProductId, toggleFavourite, visitorOf } from '@market/domain'
import type { Container } from 'inversify'
import { services } from '../../composition/tokens.ts'
import { failureText } from '../failure/failure-text.ts'
import { favouriteTexts } from './texts.ts'

const texts = favouriteTexts

interface Held {
  readonly userId: string
  items: Promise<readonly LineRef[]>
}
/** Products in a member's lists, read once for all hearts of a visit. */
const known = new WeakMap<Container, Held>()

function heldBy(container: Container): Held {
  const userId = container.get(services.SessionStore).state.current().user?.userId ?? ''
  const found = known.get(container)
  if (found?.userId === userId) return found
  const ask = async () => {
    const answer = await container.get(services.ListGateway).held()
    // Those whose hearts wait for the line are shown as they will be.
    const { writes } = container.get(services.WaitingStore).state.current()
    return heldAfter(answer.ok ? answer.value : [], writes)
  }
  const held = { userId, items: ask() }
  known.set(container, held)
  return held
}
const of = (id: ProductId) => (item: LineRef) => item.productId === id

/** The lists were changed elsewhere: they are asked for again. */
export const forgetHeld = (container: Container): void => void known.delete(container)

/** Whether a list of the member holds a product, in whatever combination. */
export const isHeld = async (container: Container, id: ProductId): Promise<boolean> =>
  (await heldBy(container).items).some(of(id))

/**
 * Turns the heart of a product and says so: into the default list, or out of every list and combination. Gives whether it is
 * filled now. Visitors are asked to log in (specification section 6).
 */
export async function turn(container: Container, id: ProductId, attrId = ''): Promise<boolean> {
  const { user } = container.get(services.SessionStore).state.current()
  if (!user || visitorOf(user) !== 'member') {
    container.get(services.PanelStore).open('user')
    return false
  }
  const notices = container.get(services.NoticeStore)
  const toggle = toggleFavourite({ lists: container.get(services.ListGateway) })
  const waiting = container.get(services.WaitingStore)
  const held = heldBy(container)
  const items = await held.items
  const before = items.filter(of(id))
  const turned = before.length > 0 ? before : [{ productId: id, attrId }]
  const wanted = before.length === 0
  let filled = wanted
  let waits = false
  for (const item of turned) {
    const answer = await waiting.ask({ what: 'heart', item, held: wanted }, () => toggle(item))
    if (!answer.ok && answer.failure.kind === 'waits') {
      waits = true
      continue
    }
    if (!answer.ok) {
      notices.toast({ type: 'error', text: failureText(answer.failure) })
      return before.length > 0
    }
    // Another page of the visit may have turned it before.
    filled = isFavourite(answer.value)
  }
  const others = items.filter((item) => !of(id)(item))
  held.items = Promise.resolve(filled ? [...others, ...turned] : others)
  const [now, later] = filled ? [texts.added, texts.addsLater] : [texts.taken, texts.takesLater]
  notices.toast({ type: 'success', text: waits ? later : now })
  return filled
}
