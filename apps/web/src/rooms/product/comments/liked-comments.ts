import type { ExpiringStore } from '@market/domain/session'
import type { Comment } from '@market/domain/catalog'

type Liked = Pick<Comment, 'id' | 'likeCount'>

const days = 365
/** Maximum number of comments; the oldest are dropped first. */
const most = 200

/** Comments that were marked as helpful in this browser, oldest first. */
function likedBefore(store: ExpiringStore): readonly Liked[] {
  try {
    const kept: unknown = JSON.parse(store.read('liked') ?? '[]')
    return Array.isArray(kept)
      ? kept.filter((one) => typeof one?.id === 'number' && typeof one.likeCount === 'number')
      : []
  } catch {
    return []
  }
}

/** The number of helpful marks of a comment if this browser has marked it, else undefined. */
export function likesSeen(store: ExpiringStore, { id, likeCount }: Liked): number | undefined {
  const before = likedBefore(store).find((one) => one.id === id)
  // A cached page may be older than this browser's mark.
  return before && Math.max(before.likeCount, likeCount)
}

/** Stores that a comment was marked as helpful. */
export function rememberLike(store: ExpiringStore, liked: Liked): void {
  const others = likedBefore(store).filter(({ id }) => id !== liked.id)
  store.write('liked', JSON.stringify([...others, liked].slice(-most)), days)
}
