import type { Comment } from '@market/domain/catalog'
import { failureText, useService } from '@market/react'
import { Button } from '@market/ui'
import { useEffect, useState } from 'react'
import { services } from '../../../composition/tokens.ts'
import { productTexts as texts } from '../product-texts.ts'
import { likesSeen, rememberLike } from './liked-comments.ts'

/**
 * Marks a comment as helpful, once. This browser remembers it, because the cached page is the same for all visitors.
 */
export function HelpfulButton({ comment }: { readonly comment: Comment }) {
  const reviews = useService(services.ReviewGateway)
  const notices = useService(services.NoticeStore)
  const store = useService(services.ExpiringStore)
  const [likes, setLikes] = useState<number>()
  const [busy, setBusy] = useState(false)
  // The server does not know this browser's marks, so the first render in the browser must not show them.
  useEffect(() => setLikes(likesSeen(store, comment)), [store, comment])
  const like = async () => {
    if (busy || likes !== undefined) return
    setBusy(true)
    const answer = await reviews.like(comment.id)
    setBusy(false)
    if (!answer.ok) return notices.toast({ type: 'error', text: failureText(answer.failure) })
    rememberLike(store, { id: comment.id, likeCount: answer.value.likeCount })
    setLikes(answer.value.likeCount)
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
