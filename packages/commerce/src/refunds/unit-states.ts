import { type BalanceRequest, unitsGivenBack } from '../ordering/order-balance.ts'

/** A line that is or was exchanged for another choice. */
export interface ExchangedChoice {
  /** Line number from 1. */
  readonly line: number
  readonly quantity: number
  /** The new variant as text, such as `Mavi, L`. */
  readonly choice: string
  /** The exchanged units have come back. */
  readonly done: boolean
}

/**
 * One Turkish sentence for each state of a line's units since the purchase, such as cancelled, being returned or
 * exchanged.
 */
export function unitStates(
  line: number,
  requests: readonly BalanceRequest[],
  exchanges: readonly ExchangedChoice[],
): readonly string[] {
  const units = (kind: BalanceRequest['kind'], waits: boolean, unsupplied = false) =>
    unitsGivenBack(
      requests.filter(
        (one) => one.kind === kind && (one.status === 'waiting') === waits && (one.unsupplied ?? false) === unsupplied,
      ),
      line,
    )
  const counted = [
    [units('cancel', false, true), 'tedarik edilemedi'],
    [units('cancel', false), 'iptal edildi'],
    [units('cancel', true), 'teslim alınmadı, mağazaya dönüyor'],
    [units('return', true), 'iade ediliyor'],
    [units('return', false), 'iade edildi'],
  ] as const
  return [
    ...counted.filter(([count]) => count > 0).map(([count, state]) => `${count} adet ${state}`),
    ...exchanges
      .filter((one) => one.line === line)
      .map(({ quantity, choice, done }) =>
        done
          ? `${quantity} adet değiştirildi, yenisi: ${choice}`
          : `${quantity} adet değiştiriliyor, yenisi: ${choice}`,
      ),
  ]
}
