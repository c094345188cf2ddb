import { type Row, stay, tableMachine } from '../kernel/table-machine.ts'
import type { BuyBackTab, Choice, DeviceQuestion, Offer } from './device.ts'

export type BuyBackStep = 'device-type' | 'brand' | 'model' | 'questions' | 'offer' | 'approved'

/** Step of the wizard and the choices so far; later choices are empty until their step. */
export interface BuyBackState {
  readonly step: BuyBackStep
  readonly tab: BuyBackTab
  readonly deviceType: Choice | null
  readonly brand: Choice | null
  readonly model: Choice | null
  readonly questions: readonly DeviceQuestion[]
  /** Option id by question id. */
  readonly answers: Readonly<Record<number, number>>
  readonly offer: Offer | null
}
/** Events of the wizard. */
export type BuyBackEvent =
  | { readonly type: 'tab'; readonly tab: BuyBackTab }
  | { readonly type: 'device-type' | 'brand'; readonly choice: Choice }
  | { readonly type: 'model'; readonly choice: Choice; readonly questions: readonly DeviceQuestion[] }
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

const answered = (state: BuyBackState, event: Extract<BuyBackEvent, { type: 'answer' }>): BuyBackState => {
  const question = state.questions.find(({ id }) => id === event.question)
  return question?.options.some(({ id }) => id === event.option)
    ? { ...state, answers: { ...state.answers, [event.question]: event.option } }
    : state
}
const anew: Row<BuyBackState, BuyBackEvent, BuyBackStep> = {
  tab: ['device-type', (state, { tab }) => (tab === state.tab ? state : begin(tab))],
}

/** The wizard in which a shopper sells a device. A step back clears the choices from there on (rules.md S13). */
export const buyBack = tableMachine<BuyBackState, BuyBackEvent, BuyBackStep>(begin('garantili'), ({ step }) => step, {
  'device-type': {
    ...anew,
    'device-type': ['brand', (state, { choice }) => ({ ...state, step: 'brand', deviceType: choice })],
  },
  brand: {
    ...anew,
    brand: ['model', (state, { choice }) => ({ ...state, step: 'model', brand: choice })],
    back: ['device-type', ({ tab }) => begin(tab)],
  },
  model: {
    ...anew,
    model: [
      'questions',
      (state, { choice, questions }) => ({ ...state, step: 'questions', model: choice, questions, answers: {} }),
    ],
    back: ['brand', ({ tab, deviceType }) => ({ ...begin(tab), step: 'brand', deviceType })],
  },
  questions: {
    ...anew,
    answer: stay(answered),
    offer: ['offer', (state, { offer }) => (allAnswered(state) ? { ...state, step: 'offer', offer } : state)],
    back: ['model', ({ tab, deviceType, brand }) => ({ ...begin(tab), step: 'model', deviceType, brand })],
  },
  offer: {
    ...anew,
    approved: ['approved', (state) => ({ ...state, step: 'approved' })],
    back: ['questions', (state) => ({ ...state, step: 'questions', offer: null })],
  },
  approved: {},
})

/** Every question has an answer, so that the price can be asked for. */
export const allAnswered = (state: Pick<BuyBackState, 'questions' | 'answers'>): boolean =>
  state.questions.every(({ id }) => Object.hasOwn(state.answers, id))
