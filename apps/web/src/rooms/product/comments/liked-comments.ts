import type { ExpiringStore } from '@market/domain/session'
import type { Comment } from '@market/domain/catalog'

type Liked = Pick<Comment, 'id' | 'likeCount'>

const days = 365
/** The oldest are forgotten first. */
const most = 200

/** Comments that this browser found helpful, oldest first. */
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

/** How many found a comment helpful where this browser was one of them; undefined where it was not. */
export function likesSeen(store: ExpiringStore, { id, likeCount }: Liked): number | undefined {
  const before = likedBefore(store).find((one) => one.id === id)
  // A shared page may be older than the press.
  return before && Math.max(before.likeCount, likeCount)
}

/** Remembers that a comment was found helpful. */
export function rememberLike(store: ExpiringStore, liked: Liked): void {
  const others = likedBefore(store).filter(({ id }) => id !== liked.id)
  store.write('liked', JSON.stringify([...others, liked].slice(-most)), days)
}
