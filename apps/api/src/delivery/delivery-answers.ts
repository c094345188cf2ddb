import type { DeliveryFailure } from '@market/commerce'
import { CommandFailed } from '../platform/command-failed.ts'
import type { FailureAnswers } from '../platform/http/failure-answers.ts'
import { texts as accountTexts } from '../account/texts.ts'
import { texts as httpTexts } from '../platform/http/texts.ts'
import { texts } from './pickup/texts.ts'

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
