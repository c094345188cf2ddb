import { formatPrice, type Money } from '@market/domain/money'
import { useService } from '@market/react'
import { Alert } from '@market/ui'
import { useEffect, useState } from 'react'
import { services } from '../../../composition/tokens.ts'
import { checkoutTexts } from '../texts.ts'

const texts = checkoutTexts.payment.other

interface CardLimitProps {
  /** The complete number of a stored-value card. */
  readonly number: string
  readonly total: Money
  readonly tokenizerUrl: string
}

/** The balance of a stored-value card, shown before the payment. Renders nothing if the balance is unknown. */
export function CardLimit({ number, total, tokenizerUrl }: CardLimitProps) {
  const storedCards = useService(services.StoredCardTokenizer)
  const gateway = useService(services.OrderPaymentGateway)
  const [limit, setLimit] = useState<Money>()
  useEffect(() => {
    let current = true
    const read = async () => {
      const token = await storedCards.tokenizeStored(number, tokenizerUrl)
      const answer = token.ok && (await gateway.cardLimit(token.value))
      if (current && answer && answer.ok) setLimit(answer.value)
    }
    void read()
    return () => {
      current = false
    }
  }, [storedCards, gateway, number, tokenizerUrl])
  if (limit === undefined) return null
  return (
    <Alert tone={limit < total ? 'warning' : 'info'} announced>
      {limit < total ? texts.tooLittle(formatPrice(limit)) : texts.limit(formatPrice(limit))}
    </Alert>
  )
}
