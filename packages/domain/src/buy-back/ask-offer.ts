import type { InvalidForm } from '../kernel/field-problem.ts'
import type { GatewayFailure } from '../kernel/gateway-failure.ts'
import { fail, type Result } from '../kernel/result.ts'
import { allAnswered, type BuyBackState } from './buy-back.ts'
import type { BuyBackGateway } from './buy-back-gateway.ts'
import { type Offer, readAnswers } from './device.ts'

/** Asks a service for its price for the wizard's device, once every question is answered (rules.md S13). */
export const askOffer =
  ({ buyBacks }: { readonly buyBacks: Pick<BuyBackGateway, 'price'> }) =>
  async (
    state: Pick<BuyBackState, 'tab' | 'deviceType' | 'brand' | 'model' | 'questions' | 'answers'>,
  ): Promise<Result<Offer, GatewayFailure | InvalidForm<'answers'>>> => {
    const { tab, deviceType, brand, model, answers } = state
    if (!deviceType || !brand || !model || !allAnswered(state))
      return fail({ kind: 'invalid', problems: [{ field: 'answers', problem: 'required' }] })
    return buyBacks.price(tab, {
      deviceType: deviceType.id,
      brand: brand.id,
      model: model.id,
      ...readAnswers(answers),
    })
  }
