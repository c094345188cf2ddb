import type { Comment } from '@market/domain/catalog'

export const aComment = (given: Partial<Comment> = {}): Comment => ({
  id: 1,
  name: 'E** K**',
  rating: 5,
  text: 'Kumaşı yumuşak, kalıbı tam.',
  date: '2026-11-02T10:00:00Z',
  likeCount: 0,
  variant: null,
  images: [],
  ...given,
})
