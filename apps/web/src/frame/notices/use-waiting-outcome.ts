import { shellTimes, type WaitingWish } from '@market/domain/shell'
import { failureText, failureTexts, useService, useStream } from '@market/react'
import type { DeclinedWrite } from '@market/stores'
import { useEffect } from 'react'
import { services } from '../../composition/tokens.ts'
import { readBriefs } from '../../shared/product/product-brief.ts'
import { waitingTexts as texts } from './waiting-texts.ts'

const productOf = (wish: WaitingWish) =>
  (wish.what === 'addition' ? wish.addition : wish.what === 'change' ? wish.change : wish.item).productId

/**
 * Reports the result of queued writes once: a toast for those that succeeded, and a dialog for those that were
 * declined.
 */
export function useWaitingOutcome(): void {
  const waiting = useService(services.WaitingStore)
  const notices = useService(services.NoticeStore)
  const memory = useService(services.ExpiringStore)
  const { outcome } = useStream(waiting.state)
  useEffect(() => {
    if (!outcome) return
    waiting.told()
    const { done, declined } = outcome
    if (done > 0) notices.toast({ type: 'success', text: texts.done(done) })
    if (declined.length === 0) return
    const seen = readBriefs(memory, 'seen')
    const sentence = ({ wish, failure }: DeclinedWrite) => {
      const product = seen.find(({ id }) => id === productOf(wish))
      return texts.declined(texts.of[wish.what], product && `${product.brand} ${product.name}`, failureText(failure))
    }
    notices.open({
      type: 'error',
      title: failureTexts.title,
      text: declined.map(sentence).join(' '),
      timeout: shellTimes.errorDialogMs,
      actions: [{ text: failureTexts.close, kind: 'primary' }],
    })
  }, [outcome, waiting, notices, memory])
}
