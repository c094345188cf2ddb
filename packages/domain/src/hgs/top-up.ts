import { type CardOrderField, type CardPurchase, payWithCard, type PayWithCardDeps } from '../checkout/pay-with-card.ts'
import type { StartedPayment } from '../checkout/payment-gateway.ts'
import type { InvalidForm } from '../kernel/field-problem.ts'
import type { GatewayFailure } from '../kernel/gateway-failure.ts'
import { fail, type Result } from '../kernel/result.ts'
import type { HgsGateway, TopUpOffer, TopUpStart } from './hgs-gateway.ts'
import { type HgsVehicle, normalizeVehicle, vehicleProblems } from './hgs-vehicle.ts'

/** An offer for a vehicle with the card it is paid by. */
export interface TopUp extends Omit<CardPurchase, 'tokenizerUrl'> {
  readonly vehicle: HgsVehicle
  readonly offer: TopUpOffer
  readonly idempotencyKey: string
}

/** Tops up the balance of a vehicle by card. `start` comes with the offers from `HgsGateway.start`. */
export const topUp =
  ({ tolls, ...deps }: PayWithCardDeps & { readonly tolls: Pick<HgsGateway, 'topUp'> }) =>
  async (
    { vehicle: typed, offer, card, contractAccepted, idempotencyKey }: TopUp,
    { tokenizerUrl, contractVersion }: TopUpStart,
  ): Promise<Result<StartedPayment, GatewayFailure | InvalidForm<CardOrderField | 'vehicle'>>> => {
    const vehicle = normalizeVehicle(typed)
    const problems = vehicleProblems(vehicle)
    if (problems.length > 0) return fail({ kind: 'invalid', problems })
    return payWithCard(deps)({ card, tokenizerUrl, contractAccepted }, (paidBy) =>
      tolls.topUp({
        vehicle,
        offerId: offer.id,
        total: offer.price,
        paidBy,
        contractVersion,
        contractAccepted,
        idempotencyKey,
      }),
    )
  }
