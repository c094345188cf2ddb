import { CommandFailed } from '../platform/command-failed.ts'
import type { FailureAnswers } from '../platform/http/failure-answers.ts'
import { texts as accountTexts } from '../account/texts.ts'
import { texts as httpTexts } from '../platform/http/texts.ts'
import { texts } from './pickup/texts.ts'

/** Why a choice of address, branch or locker is refused. */
export type DeliveryFailure =
  | { readonly code: 'delivery/unknown-pickup' }
  | { readonly code: 'delivery/other-kind-of-pickup' }
  | { readonly code: 'delivery/not-for-locker'; readonly names: readonly string[] }
  | { readonly code: 'delivery/receiver-tc' }
  | { readonly code: 'delivery/receiver-phone' }
  | { readonly code: 'delivery/receiver-name' }
  | { readonly code: 'delivery/unknown-address' }

export const deliveryAnswers: FailureAnswers<DeliveryFailure> = {
  'delivery/unknown-pickup': () => [404, texts.unknownPickup],
  'delivery/other-kind-of-pickup': () => [422, texts.unknownPickup],
  'delivery/not-for-locker': ({ names }) => [409, texts.notForKargomat(names)],
  'delivery/receiver-tc': () => [422, texts.invalidReceiverTc],
  'delivery/receiver-phone': () => [422, httpTexts.invalidPhone],
  'delivery/receiver-name': () => [422, texts.invalidReceiver],
  'delivery/unknown-address': () => [404, accountTexts.unknownAddress],
}

export const deliveryFailed = (failure: DeliveryFailure) => new CommandFailed(failure)
