import type { CheckoutMissing } from '@market/domain/checkout'
import { failureText } from '@market/react'
import type { CheckoutPart, StepsFocus, StepsProblem } from '@market/stores'
import { headingOf } from './steps/step.tsx'
import { checkoutTexts } from './texts.ts'

/** How a problem is shown: in which step, and by which text. */
export interface Obstacle {
  readonly part: CheckoutPart | 'cart'
  readonly text: string
  /** Selectors of the fields in which to fix it. */
  readonly places: readonly string[]
}

/** The link beside a problem of the cart, which has no step here. */
const toCart = '[role=alert] [href="/my/tr/sepet"]'

/** The step and the fields for each missing detail; the first field that exists is focused. */
const placesOf: Readonly<Record<CheckoutMissing, readonly [Obstacle['part'], ...(readonly string[])]>> = {
  items: ['cart', toCart],
  'sold-out-item': ['cart', toCart],
  identity: ['who', '[name=code]', '[name=email]'],
  'delivery-address': ['where', '#address-name'],
  'invoice-address': ['where', '#address-name'],
  'national-id': ['where', '#national-id-tc'],
  branch: ['how', '[name=yer-branch]'],
  kargomat: ['how', '[name=yer-kargomat]'],
  payment: ['pay'],
}
const { invoice, shipping } = checkoutTexts
const invoicePlaces = ['#fatura-adresi input']

/** Where and how a problem is shown. */
export function obstacleOf(problem: StepsProblem): Obstacle {
  switch (problem.kind) {
    case 'missing': {
      const [part, ...places] = placesOf[problem.missing]
      return { part, places, text: checkoutTexts.missing[problem.missing] }
    }
    case 'gift-invoice':
      return { part: 'where', text: invoice.gift.needed, places: invoicePlaces }
    case 'invoice':
      return { part: 'where', text: invoice.needed, places: invoicePlaces }
    case 'receiver':
      return { part: 'how', text: shipping.receiver.needed, places: [] }
    case 'unfit':
      return { part: 'how', text: shipping.unfit(problem.products), places: [] }
    case 'failure':
      return { part: problem.part, text: failureText(problem.failure), places: [] }
    default:
      return problem satisfies never
  }
}

/** Focuses the first field that exists, else the heading of the step, below which the problem is shown. */
export function focusOn({ problem, part }: StepsFocus): void {
  const obstacle = problem && obstacleOf(problem)
  const step = part ?? obstacle?.part
  const places = [...(obstacle?.places ?? []), ...(step && step !== 'cart' ? [`#${headingOf(step)}`] : [])]
  places
    .map((place) => document.querySelector<HTMLElement>(place))
    .find(Boolean)
    ?.focus()
}
