import { shellTimes } from '@market/domain/shell'
import { kitServices } from '../services/kit-services.ts'
import { useService } from '../services/use-service.ts'
import { failureTexts } from './failure-texts.ts'

/** Opens a dialog with an error, which stays until it is closed (specification section 8). */
export function useErrorDialog(): (text: string, closed?: () => void) => void {
  const notices = useService(kitServices.NoticeStore)
  return (text, closed) =>
    notices.open({
      type: 'error',
      title: failureTexts.title,
      text,
      timeout: shellTimes.errorDialogMs,
      actions: [{ text: failureTexts.close, kind: 'primary', ...(closed && { run: closed }) }],
    })
}
