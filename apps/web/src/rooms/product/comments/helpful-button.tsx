import type { Comment } from '@market/domain'
import { Button } from '@market/ui'
import { useState } from 'react'
import { services } from '../../../composition/tokens.ts'
import { useService } from '../../../composition/use-service.ts'
import { failureText } from '../../../shared/failure/failure-text.ts'
import { productTexts as texts } from '../product-texts.ts'

/** Finds a comment helpful, once. */
export function HelpfulButton({ comment }: { readonly comment: Comment }) {
  const reviews = useService(services.ReviewGateway)
  const notices = useService(services.NoticeStore)
  const [likes, setLikes] = useState<number>()
  const [busy, setBusy] = useState(false)
  const like = async () => {
    if (busy || likes !== undefined) return
    setBusy(true)
    const answer = await reviews.like(comment.id)
    setBusy(false)
    if (answer.ok) setLikes(answer.value.likeCount)
    else notices.toast({ type: 'error', text: failureText(answer.failure) })
  }
  return (
    <Button
      variant="text"
      size="sm"
      icon="thumbs-up"
      loading={busy}
      aria-pressed={likes !== undefined}
      onClick={() => void like()}
    >
      {texts.helpful(likes ?? comment.likeCount)}
    </Button>
  )
}
