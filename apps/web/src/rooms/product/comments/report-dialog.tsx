import type { Comment } from '@market/domain/catalog'
import { reportProblems, type ReportForm, reportReasons } from '@market/domain/reviews'
import { useForm, useService } from '@market/react'
import { Alert, Button, Dialog, Select, TextArea } from '@market/ui'
import { services } from '../../../composition/tokens.ts'
import { productCommentsRoom } from './bind.ts'
import { form } from '../../../shared/review/review.css.ts'
import { reportTexts as texts } from './report-texts.ts'

interface ReportDialogProps {
  readonly comment: Comment
  readonly onClosed: () => void
}

/** A form for the reason of a report. Moderators read it; the comment's author does not learn who reported it. */
export function ReportDialog({ comment, onClosed }: ReportDialogProps) {
  const reportComment = useService(productCommentsRoom.reportComment)
  const notices = useService(services.NoticeStore)
  const {
    form: typed,
    field,
    submit,
    busy,
    refused,
  } = useForm<ReportForm, 'reason' | 'note', void>(
    { id: comment.id, reason: '', note: '' },
    {
      id: 'bildir',
      labels: { reason: texts.reason, note: texts.note },
      problems: reportProblems,
      send: reportComment,
      onSent: () => {
        onClosed()
        notices.toast({ type: 'success', text: texts.sent })
      },
    },
  )
  return (
    <Dialog form open title={texts.title} onClose={onClosed}>
      <form className={form} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
        {refused && (
          <Alert tone="error" announced>
            {refused}
          </Alert>
        )}
        <Select {...field('reason')} mark={texts.required}>
          <option value="">{texts.choose}</option>
          {reportReasons.map((reason) => (
            <option key={reason} value={reason}>
              {texts.reasons[reason]}
            </option>
          ))}
        </Select>
        <TextArea
          {...field('note')}
          mark={typed.reason === 'other' ? texts.required : texts.optional}
          maxLength={500}
          rows={3}
        />
        <Button type="submit" full loading={busy}>
          {texts.send}
        </Button>
      </form>
    </Dialog>
  )
}
