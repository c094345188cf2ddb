import type { GatewayFailure } from '@market/domain'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { failureText } from '../../shell/failure-text.ts'
import { shellTexts } from '../../shell/texts.ts'

/** The error dialog of the cart: it stays until it is closed (specification section 8). */
export function useErrorDialog(): (failure: GatewayFailure) => void {
  const notices = useService(services.NoticeStore)
  return (failure) =>
    notices.open({
      type: 'error',
      title: shellTexts.failed.title,
      text: failureText(failure),
      timeout: 0,
      actions: [{ text: shellTexts.failed.close, kind: 'primary' }],
    })
}
