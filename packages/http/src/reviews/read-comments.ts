import type { Answer, getProductComments } from '@market/contract'
import type { CommentPage } from '@market/domain'

export const readComments = (wire: Answer<typeof getProductComments>): CommentPage => ({
  resultCount: wire.result_count,
  result: wire.result.map(({ like_count, ...comment }) => ({ ...comment, likeCount: like_count })),
})
