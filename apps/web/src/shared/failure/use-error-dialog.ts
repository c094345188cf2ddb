import { shellTimes } from '@market/domain/shell'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { failureTexts } from './texts.ts'

/** Opens a dialog with an error, which stays until it is closed (specification section 8). */
export function useErrorDialog(): (text: string, closed?: () => void) => void {
  const notices = useService(services.NoticeStore)
  return (text, closed) =>
    notices.open({
      type: 'error',
      title: failureTexts.title,
      text,
      timeout: shellTimes.errorDialogMs,
      actions: [{ text: failureTexts.close, kind: 'primary', ...(closed && { run: closed }) }],
    })
}
