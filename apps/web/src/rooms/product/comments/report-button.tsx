import type { Comment } from '@market/domain/catalog'
import { LatePart } from '@market/react'
import { Button } from '@market/ui'
import { useState } from 'react'
import { useAfterLogin } from '../../../shared/account/use-after-login.ts'
import { productTexts as texts } from '../product-texts.ts'

const bring = async () => (await import('./report-dialog.tsx')).ReportDialog

/** Reports a comment to the moderators. Guests are asked to log in first. */
export function ReportButton({ comment }: { readonly comment: Comment }) {
  const [open, setOpen] = useState(false)
  const ask = useAfterLogin(`report:${comment.id}`, () => setOpen(true))
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="text" size="sm" aria-label={texts.reportOf(comment.name)} onClick={() => ask('report')}>
        {texts.report}
      </Button>
      {open && <LatePart bring={bring} props={{ comment, onClosed: close }} onFailed={close} />}
    </>
  )
}
