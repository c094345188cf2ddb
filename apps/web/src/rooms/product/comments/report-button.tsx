import type { Comment } from '@market/domain'
import { Button } from '@market/ui'
import { useState } from 'react'
import { isMember } from '../../../shared/account/is-member.ts'
import { services } from '../../../composition/tokens.ts'
import { useService } from '../../../composition/use-service.ts'
import { useStream } from '../../../composition/use-stream.ts'
import { LatePart } from '../../../shared/loading/late-part.tsx'
import { productTexts as texts } from '../product-texts.ts'

const bring = async () => (await import('./report-dialog.tsx')).ReportDialog

/** Reports a comment to the moderators. Visitors log in first. */
export function ReportButton({ comment }: { readonly comment: Comment }) {
  const panels = useService(services.PanelStore)
  const { user } = useStream(useService(services.SessionStore).state)
  const [open, setOpen] = useState(false)
  const ask = () => (isMember(user) ? setOpen(true) : panels.open('user'))
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="text" size="sm" aria-label={texts.reportOf(comment.name)} onClick={ask}>
        {texts.report}
      </Button>
      {open && <LatePart bring={bring} props={{ comment, onClosed: close }} onFailed={close} />}
    </>
  )
}
