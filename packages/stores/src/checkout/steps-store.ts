import type { Address, AddressGateway, SelectedAddresses, ShippingOption } from '@market/domain/account'
import type { Receiver, Shipping, ShippingGateway } from '@market/domain/checkout'
import type { GatewayFailure, GatewayResult } from '@market/domain/kernel'
import {
  debounceTime,
  distinctUntilChanged,
  EMPTY,
  filter,
  from,
  map,
  type Observable,
  Subscription,
  switchMap,
} from 'rxjs'
import type { CartStore } from '../cart/cart-store.ts'
import { type Live, makeLive } from '../kernel/live.ts'
import type { SessionStore } from '../session/session-store.ts'
import { type CheckoutPart, emptySteps, type SavedPart, type StepsFocus, type StepsForm } from './steps-form.ts'
import { isSamePlace, type Near, type NearestOf, placeOfStep, type StepsData, stepsView } from './steps-view.ts'

/** The steps before the payment: the saved data, the input, and the nearest branch and locker. */
export interface StepsState {
  /** Undefined until it is loaded. */
  readonly data: StepsData | undefined
  /** Why the data could not be loaded. */
  readonly failure: GatewayFailure | undefined
  readonly form: StepsForm
  /** The last answer about the nearest branch and locker. */
  readonly nearest: NearestOf | undefined
}

/** Input of the shopper. */
export type StepsInput = Partial<Pick<StepsForm, 'edited' | 'naming' | 'invoicing' | 'ownAddress'>>

/** The page to go to. */
export interface StepsNext {
  readonly to: 'steps' | 'payment'
  /** The present page is not one to return to. */
  readonly replace: boolean
}

/** Loads the steps, saves each part of the order, and continues to the payment. */
export interface StepsStore {
  readonly state: Live<StepsState>
  /**
   * Loads the data, and again for another member, and calls `go` when another page has to be shown, until the returned
   * function is called.
   */
  start(go: (next: StepsNext) => void): () => void
  reload(): Promise<void>
  enter(input: StepsInput): void
  /** The delivery day changed, and with it the order, which the payment loads again. */
  changeOrder(): void
  /** The page shows the steps or the payment; `back` if the browser went there in its history. */
  arrive(at: { readonly paying: boolean; readonly back: boolean }): void
  /** The page shows neither. The input is dropped, and the checkout does not continue. */
  leave(): void
  /** Opens a folded step. */
  open(part: CheckoutPart): void
  /** Continues once everything is saved, or stays at the step whose save was refused. */
  next(): void
  /** The button submits a form: the verified e-mail address, if it is missing, is asked for beside the form's fields. */
  submitted(): void
  /**
   * Selects an address. Parts are saved one after the other, so that the last choice is the saved one; these promises
   * resolve once the request is answered.
   */
  select(selection: Parameters<AddressGateway['select']>[0]): Promise<void>
  remove(id: Address['id']): Promise<void>
  /** Chooses a delivery option; a branch or locker is saved once its place is chosen. */
  choose(option: ShippingOption): void
  pickUp(option: Exclude<ShippingOption, 'address'>, pointId: number, receiver?: Receiver): Promise<void>
  /** A form saves by itself, which continuing waits for; the returned function is called at the end. */
  sending(part: SavedPart): (kept: boolean) => void
  /** An address form has saved; `goesOn` if the checkout continues then. */
  addressSaved(selected: SelectedAddresses, goesOn: boolean): void
  nationalIdSaved(goesOn: boolean): void
  /** The guest's e-mail address is verified; `focus` is the step to go on with. */
  proven(email: string, focus: CheckoutPart | undefined): void
}

/** Dependencies of the steps store. */
export interface StepsStoreDeps {
  readonly addresses: AddressGateway
  readonly shippings: ShippingGateway
  readonly session: Pick<SessionStore, 'state' | 'start'>
  readonly cart: Pick<CartStore, 'state' | 'check'>
}

/** Makes the store of the checkout steps. */
export function makeStepsStore({ addresses, shippings, session, cart }: StepsStoreDeps): StepsStore {
  const { live, set } = makeLive<StepsState>({
    data: undefined,
    failure: undefined,
    form: emptySteps,
    nearest: undefined,
  })
  const change = (part: Partial<StepsState>) => set({ ...live.current(), ...part })
  const form = () => live.current().form
  const fill = (part: Partial<StepsForm>) => change({ form: { ...form(), ...part } })
  const view = () => {
    const { data, ...state } = live.current()
    return data && stepsView({ ...state, data }, cart.state.current().cart, session.state.current())
  }
  let go = (_next: StepsNext): void => undefined

  const reload = async () => {
    await session.start()
    const [step, shipping] = await Promise.all([addresses.initial(), shippings.chosen(), cart.check()])
    if (!step.ok) return change({ data: undefined, failure: step.failure })
    if (!shipping.ok) return change({ data: undefined, failure: shipping.failure })
    change({ data: { step: step.value, shipping: shipping.value }, failure: undefined })
  }
  /** The user whose data is shown. */
  let reader: string | null | undefined
  /** A new login after the session ended may have another member's addresses, which must be loaded. */
  const follow = () => {
    const { user, ended } = session.state.current()
    if (ended || !user) return
    const isAnother = reader !== undefined && reader !== user.userId
    reader = user.userId
    if (isAnother) void reload()
  }

  /** Changes only the given parts, so that other changes made meanwhile are preserved. */
  const take = (part: { readonly step?: Partial<StepsData['step']>; readonly shipping?: Shipping }) => {
    const { data } = live.current()
    if (data) change({ data: { step: { ...data.step, ...part.step }, shipping: part.shipping ?? data.shipping } })
  }
  /** Another address or delivery option may change the delivery day. */
  const takeSaved = (part: SavedPart, saved: Parameters<typeof take>[0]) => {
    take(saved)
    fill({ problem: undefined, proving: part === 'how' && form().proving })
    void cart.check()
  }
  const sending = (part: SavedPart) => {
    fill({ saving: form().saving + 1 })
    return (kept: boolean) => {
      const { saving, refused } = form()
      fill({ saving: saving - 1, refused: kept ? (refused === part ? undefined : refused) : part })
    }
  }
  let last = Promise.resolve()
  const keep = <Value>(
    part: SavedPart,
    ask: () => GatewayResult<Value>,
    saved: (value: Value) => Parameters<typeof take>[0],
  ) => {
    const before = last
    const end = sending(part)
    const run = async () => {
      await before
      const answer = await ask()
      if (answer.ok) takeSaved(part, saved(answer.value))
      else fill({ problem: { kind: 'failure', part, failure: answer.failure } })
      end(answer.ok)
    }
    last = run()
    return last
  }
  const keepAddresses = (ask: () => GatewayResult<SelectedAddresses>) => keep('where', ask, (step) => ({ step }))
  const keepShipping = (ask: () => GatewayResult<Shipping>) => keep('how', ask, (shipping) => ({ shipping }))

  const next = () => fill({ refused: undefined, waiting: true })
  const goOn = () => {
    const { data } = live.current()
    const shown = view()
    if (!data || !shown) return
    const { refused } = form()
    if (refused) return fill({ waiting: false, focus: { part: refused } })
    const { problem } = shown
    const proving = problem?.kind === 'missing' && problem.missing === 'identity'
    fill({ waiting: false, proving, problem, ...(problem && { focus: { problem } }) })
    if (problem) return
    if (data.shipping.option === shown.option) return go({ to: 'payment', replace: false })
    // An earlier attempt to switch back to home delivery failed, so try again.
    void keepShipping(() => shippings.deliverToAddress())
    next()
  }
  // A form reports the end of its save before it hands over what was saved, so the checkout continues a moment later.
  const ready = live.changes$.pipe(
    map(({ form: { waiting, saving } }) => waiting && saving === 0),
    debounceTime(0),
    filter(Boolean),
  )

  const ask = (near: Near): Observable<NearestOf> => {
    const { city, district, neighborhood } = near
    if (city === '' || district === '') return EMPTY
    const place = { city, district: '', near: { district, neighborhood } }
    return from(Promise.all([shippings.points('branch', place), shippings.points('kargomat', place)])).pipe(
      map(([branches, lockers]) => ({
        near,
        branch: branches.ok ? branches.value[0] : undefined,
        kargomat: lockers.ok ? lockers.value[0] : undefined,
      })),
    )
  }
  const nearest = live.changes$.pipe(
    map(({ data }) => data?.step),
    filter((step) => step !== undefined),
    map(placeOfStep),
    distinctUntilChanged(isSamePlace),
    switchMap(ask),
  )

  /** The element to focus once another page is shown. */
  let focus: StepsFocus = {}

  return {
    state: live,
    start(show) {
      go = show
      const running = new Subscription()
      running.add(nearest.subscribe((found) => change({ nearest: found })))
      running.add(ready.subscribe(goOn))
      running.add(session.state.changes$.subscribe(follow))
      void reload()
      return () => running.unsubscribe()
    },
    reload,
    enter: fill,
    changeOrder: () => fill({ order: form().order + 1 }),
    arrive({ paying, back }) {
      const problem = view()?.problem
      const { arrived, order } = form()
      if (paying && problem) {
        focus = { problem }
        fill({ arrived: true, problem })
        return go({ to: 'steps', replace: true })
      }
      // A shopper who arrives from another page with all details known goes straight to the payment.
      if (!arrived && !paying && !back && !problem) return go({ to: 'payment', replace: true })
      fill({
        arrived: true,
        ...(arrived && { focus: { part: paying ? 'pay' : 'where', ...focus } }),
        ...(paying && { problem: undefined, order: order + 1 }),
      })
      focus = {}
    },
    // Saves that are running still end.
    leave: () => change({ form: { ...emptySteps, saving: form().saving } }),
    open(part) {
      focus = { part }
      go({ to: 'steps', replace: false })
    },
    next,
    submitted() {
      if (view()?.missing === 'identity') fill({ problem: { kind: 'missing', missing: 'identity' } })
    },
    select: (selection) => keepAddresses(() => addresses.select(selection)),
    remove: (id) => keepAddresses(() => addresses.remove(id)),
    choose(option) {
      fill({ wanted: option, naming: false, waiting: false, proving: false, problem: undefined })
      if (option === 'address') void keepShipping(() => shippings.deliverToAddress())
    },
    pickUp: (option, pointId, receiver) => keepShipping(() => shippings.pickUp(option, pointId, receiver)),
    sending,
    addressSaved(selected, goesOn) {
      fill({ edited: undefined })
      takeSaved('where', { step: selected })
      if (goesOn) next()
    },
    nationalIdSaved(goesOn) {
      take({ step: { nationalIdKept: true } })
      if (goesOn) next()
    },
    proven(email, focusOn) {
      take({ step: { guestEmail: email, guestVerified: true } })
      if (form().proving) next()
      else fill({ problem: undefined, ...(focusOn && { focus: { part: focusOn } }) })
    },
  }
}
