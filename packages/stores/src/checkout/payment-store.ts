import { attemptKeys, type Clock, type GatewayFailure, type InvalidForm, type PaymentId } from '@market/domain/kernel'
import {
  type CardField,
  cardProblems,
  type OrderPaymentGateway,
  otherProblems,
  type PaymentDraftMemory,
  type PaymentMethod,
  payOtherwise,
  placeCardOrder,
  type PlaceCardOrderDeps,
  type SavedCardGateway,
  type StartedOtherPayment,
  type StoredCardTokenizer,
} from '@market/domain/checkout'
import { isMember, type User } from '@market/domain/session'
import { distinctUntilChanged, EMPTY, from, map, type Observable, Subscription, switchMap } from 'rxjs'
import type { CartStore } from '../cart/cart-store.ts'
import { type Live, makeLive } from '../kernel/live.ts'
import type { SessionStore } from '../session/session-store.ts'
import { filledFrom, paymentForm, type PaymentForm, type PaymentFormEvent } from './payment-form.ts'
import { type CardAsked, type CardOffer, type PaymentOrder, paymentView } from './payment-view.ts'
import { cardFormOf } from './typed-card.ts'

/** The payment step: the order to be paid, the input, and the instalments of the card. */
export interface PaymentState {
  /** Undefined until it is loaded. It stays if it cannot be loaded again. */
  readonly order: PaymentOrder | undefined
  /** Why the order could not be loaded, or loaded again. */
  readonly failure: GatewayFailure | undefined
  /** The order is being loaded again. */
  readonly reading: boolean
  readonly form: PaymentForm
  /** The last answer about instalments. */
  readonly offer: CardOffer | undefined
}

/** Input of the shopper. */
export type PaymentInput = Extract<
  PaymentFormEvent,
  { readonly type: 'method' | 'card' | 'saved-card' | 'keep' | 'installment' | 'choice' | 'accepted' }
>

/** The result of an attempt to pay. */
export type PaymentNext =
  /** A field that has to be corrected first. */
  | { readonly to: 'field'; readonly field: CardField | 'bank' | 'stored-card' | 'contract' }
  /** The bank's page. */
  | { readonly to: 'bank'; readonly url: string }
  /** The order waits for a transfer; `trialUrl` is a sandbox bank's page. */
  | { readonly to: 'transfer'; readonly trialUrl: string | null }
  /** A link by which any person can pay. */
  | { readonly to: 'link'; readonly link: string; readonly paymentId: PaymentId; readonly until: string }

/** Loads the order, stores the input and places the order. */
export interface PaymentStore {
  readonly state: Live<PaymentState>
  /** Loads the order, its instalments, and the order again for another buyer, until the returned function is called. */
  start(): () => void
  reload(): Promise<void>
  enter(input: PaymentInput): void
  /** Places the order once. Undefined if nothing follows: it is being placed, or was refused for a shown reason. */
  submit(): Promise<PaymentNext | undefined>
  /** The browser restored the page as it was left for the bank. */
  comeBack(): void
}

/** Dependencies of the payment store. */
export interface PaymentStoreDeps extends PlaceCardOrderDeps {
  readonly others: OrderPaymentGateway
  readonly storedCards: StoredCardTokenizer
  readonly savedCards: SavedCardGateway
  readonly drafts: PaymentDraftMemory
  readonly session: Pick<SessionStore, 'state' | 'start'>
  readonly cart: Pick<CartStore, 'load'>
  readonly clock: Clock
  readonly newKey: () => string
  /** Called before an order is sent, whose payment other pages ask for. */
  readonly onBegun: () => void
}

const ownerOf = (user: User | undefined): string => user?.email ?? user?.guestEmail ?? ''
const noBuyer = { firstName: '', lastName: '' }

/** Makes the store of the payment step. */
export function makePaymentStore(deps: PaymentStoreDeps): PaymentStore {
  const { payments, savedCards, drafts, session, clock } = deps
  const { live, set } = makeLive<PaymentState>({
    order: undefined,
    failure: undefined,
    reading: false,
    form: filledFrom(undefined, noBuyer),
    offer: undefined,
  })
  const change = (part: Partial<PaymentState>) => set({ ...live.current(), ...part })
  const happen = (event: PaymentFormEvent) => change({ form: paymentForm(live.current().form, event) })
  const userNow = () => session.state.current().user
  const keys = attemptKeys(deps.newKey)
  const shown = () => {
    const { order, ...state } = live.current()
    return order && { order, form: state.form, view: paymentView({ ...state, order }, clock.now()) }
  }

  /** The owner of the shown order. */
  let buyer = ''
  /** The member whose session ended while the order was shown. */
  let left: string | null = null
  const follow = () => {
    const { user, ended } = session.state.current()
    const owner = ownerOf(user)
    if (ended) left = ended.user.userId
    if (live.current().order === undefined || ended || owner === buyer) return
    buyer = owner
    const userId = user?.userId ?? null
    // Another member must not see the typed card.
    if (left !== null && userId !== null && userId !== left) happen({ type: 'another-member' })
    void reload()
  }

  const readOrder = async () => {
    await session.start()
    const [start, contract, unsettled, cards] = await Promise.all([
      payments.init(),
      payments.contract(),
      payments.open(),
      isMember(userNow()) ? savedCards.list() : undefined,
    ])
    if (!start.ok) return change({ failure: start.failure })
    if (!contract.ok) return change({ failure: contract.failure })
    const first = live.current().order === undefined
    const draft = first ? drafts.read() : undefined
    const owner = ownerOf(userNow())
    change({
      failure: undefined,
      order: {
        start: start.value,
        contract: contract.value,
        unsettled: unsettled.ok ? unsettled.value : [],
        // If the saved cards fail to load, the member types a card.
        cards: cards?.ok ? cards.value : [],
      },
      ...(first && { form: filledFrom(draft?.owner === owner ? draft : undefined, start.value.invoice) }),
    })
    if (first) buyer = owner
  }
  const reload = async () => {
    change({ reading: true })
    await readOrder()
    change({ reading: false })
  }

  const ask = (asked: CardAsked | undefined): Observable<CardOffer> =>
    asked === undefined || asked.firstDigits.length < 6
      ? EMPTY
      : from(payments.installments(asked)).pipe(
          map((answer) => ({ ...asked, offer: answer.ok ? answer.value : undefined })),
        )
  const offers = live.changes$.pipe(
    map(() => shown()?.view.asked),
    distinctUntilChanged((one, other) => one?.firstDigits === other?.firstDigits && one?.total === other?.total),
    switchMap(ask),
  )

  /** Stores the input for another attempt or a reload. */
  const keepDraft = (method: PaymentMethod) => {
    const now = shown()
    if (!now) return
    const { form, order, view } = now
    drafts.write({
      owner: ownerOf(userNow()),
      method,
      cardName: form.card.name,
      installment: form.installment,
      acceptedVersion: view.ticked ? order.contract.version : null,
    })
  }
  const missing = (now: NonNullable<ReturnType<typeof shown>>): PaymentNext | undefined => {
    const { form, view } = now
    const [card] = view.byCard && !view.saved ? cardProblems(cardFormOf(form.card), clock.now()) : []
    if (card) return { to: 'field', field: card.field }
    const [other] = view.total > 0 ? otherProblems(view.method, form.choice) : []
    if (other) {
      happen({ type: 'incomplete', problem: { kind: 'other', field: other.field } })
      return { to: 'field', field: other.field === 'bank' ? 'bank' : 'stored-card' }
    }
    if (view.ticked || view.byButton) return undefined
    happen({ type: 'incomplete', problem: { kind: 'contract' } })
    return { to: 'field', field: 'contract' }
  }
  const refused = (failure: GatewayFailure | InvalidForm<string>): undefined => {
    if (failure.kind === 'invalid') {
      happen({ type: 'refused' })
      return undefined
    }
    happen({ type: 'refused', problem: { kind: 'failure', failure } })
    // The cart has changed, or a saved card was removed elsewhere: load the order again, so that the shopper sees the
    // new total before paying.
    if ((failure.kind === 'refused' && failure.status === 409) || failure.kind === 'not-found') void reload()
    return undefined
  }
  const placed = (method: PaymentMethod, payment: StartedOtherPayment): PaymentNext => {
    const { link, paymentId, expiresAt, trialUrl, redirectUrl } = payment
    const isTransfer = method === 'bank_transfer'
    // The order is placed, and the API has emptied the cart.
    if (link || isTransfer) void deps.cart.load()
    if (link) return { to: 'link', link, paymentId, until: expiresAt }
    return isTransfer ? { to: 'transfer', trialUrl } : { to: 'bank', url: redirectUrl }
  }

  return {
    state: live,
    start() {
      const running = new Subscription()
      running.add(offers.subscribe((offer) => change({ offer })))
      running.add(session.state.changes$.subscribe(follow))
      void readOrder().then(follow)
      return () => running.unsubscribe()
    },
    reload,
    enter(input) {
      happen(input)
      if (input.type === 'method') keepDraft(input.method)
    },
    async submit() {
      const now = shown()
      if (!now || now.form.busy || now.view.unknown) return undefined
      happen({ type: 'tried' })
      const field = missing(now)
      if (field) return field
      happen({ type: 'sent' })
      deps.onBegun()
      const { order, form, view } = now
      const { method, saved, plan, byCard, ticked, byButton } = view
      keepDraft(method)
      const wanted = {
        total: view.total,
        cartRevision: order.start.cart.revision,
        contractVersion: order.contract.version,
        contractAccepted: ticked || byButton,
        tokenizerUrl: order.start.tokenizerUrl,
      }
      if (byCard) {
        const installment = plan?.count ?? 1
        const idempotencyKey = keys.keyOf([wanted, saved?.id ?? form.card.number, installment, form.keep])
        const answer = await placeCardOrder(deps)({
          ...wanted,
          installment,
          idempotencyKey,
          card: saved ?? cardFormOf(form.card),
          saveCard: isMember(userNow()) && form.keep,
        })
        keys.answered(answer)
        return answer.ok ? { to: 'bank', url: answer.value.redirectUrl } : refused(answer.failure)
      }
      const chosen = view.total === 0 || method === 'credit_card' ? 'gift_code' : method
      const idempotencyKey = keys.keyOf([wanted, chosen, form.choice])
      const answer = await payOtherwise(deps)({ ...wanted, ...form.choice, method: chosen, idempotencyKey })
      keys.answered(answer)
      return answer.ok ? placed(method, answer.value) : refused(answer.failure)
    },
    comeBack() {
      happen({ type: 'came-back' })
      void reload()
    },
  }
}
