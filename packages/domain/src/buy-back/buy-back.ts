import type { Machine } from '../kernel/machine.ts'
import type { Money } from '../money/money.ts'

export type BuyBackTab = 'garantili' | 'delta'
export type BuyBackStep = 'device-type' | 'brand' | 'model' | 'questions' | 'offer' | 'approved'

export interface Choice {
  readonly id: number
  readonly name: string
}
export interface Question extends Choice {
  readonly options: readonly Choice[]
}
export interface Offer {
  readonly id: string
  readonly price: Money
}

/** How far the wizard is and what was chosen; later choices are empty until their step. */
export interface BuyBackState {
  readonly step: BuyBackStep
  readonly tab: BuyBackTab
  readonly deviceType: Choice | null
  readonly brand: Choice | null
  readonly model: Choice | null
  readonly questions: readonly Question[]
  /** Option id by question id. */
  readonly answers: Readonly<Record<number, number>>
  readonly offer: Offer | null
}
/** What happens in the wizard. */
export type BuyBackEvent =
  | { readonly type: 'tab'; readonly tab: BuyBackTab }
  | { readonly type: 'device-type' | 'brand'; readonly choice: Choice }
  | { readonly type: 'model'; readonly choice: Choice; readonly questions: readonly Question[] }
  | { readonly type: 'answer'; readonly question: number; readonly option: number }
  | { readonly type: 'offer'; readonly offer: Offer }
  | { readonly type: 'approved' }
  | { readonly type: 'back' }

const begin = (tab: BuyBackTab): BuyBackState => ({
  step: 'device-type',
  tab,
  deviceType: null,
  brand: null,
  model: null,
  questions: [],
  answers: {},
  offer: null,
})

/** One step back, with what was chosen on the step that opens again and after it forgotten. */
const back = (state: BuyBackState): BuyBackState => {
  const { tab, deviceType, brand } = state
  switch (state.step) {
    case 'device-type':
    case 'approved':
      return state
    case 'brand':
      return begin(tab)
    case 'model':
      return { ...begin(tab), step: 'brand', deviceType }
    case 'questions':
      return { ...begin(tab), step: 'model', deviceType, brand }
    case 'offer':
      return { ...state, step: 'questions', offer: null }
  }
}

const answered = (state: BuyBackState, event: Extract<BuyBackEvent, { type: 'answer' }>): BuyBackState => {
  const question = state.questions.find(({ id }) => id === event.question)
  return state.step === 'questions' && question?.options.some(({ id }) => id === event.option)
    ? { ...state, answers: { ...state.answers, [event.question]: event.option } }
    : state
}

/** The wizard in which a shopper sells a device (rules.md S13). */
export const buyBack: Machine<BuyBackState, BuyBackEvent> = {
  initial: begin('garantili'),
  next(state, event) {
    switch (event.type) {
      case 'tab':
        return event.tab === state.tab || state.step === 'approved' ? state : begin(event.tab)
      case 'device-type':
        return state.step === 'device-type' ? { ...state, step: 'brand', deviceType: event.choice } : state
      case 'brand':
        return state.step === 'brand' ? { ...state, step: 'model', brand: event.choice } : state
      case 'model':
        return state.step === 'model'
          ? { ...state, step: 'questions', model: event.choice, questions: event.questions, answers: {} }
          : state
      case 'answer':
        return answered(state, event)
      case 'offer':
        return state.step === 'questions' && allAnswered(state)
          ? { ...state, step: 'offer', offer: event.offer }
          : state
      case 'approved':
        return state.step === 'offer' ? { ...state, step: 'approved' } : state
      case 'back':
        return back(state)
    }
  },
}

/** Every question has an answer, so that the price can be asked for. */
export const allAnswered = (state: Pick<BuyBackState, 'questions' | 'answers'>): boolean =>
  state.questions.every(({ id }) => Object.hasOwn(state.answers, id))
