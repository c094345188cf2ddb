import type { Comment } from './comment.ts'

/** A comment whose photos are shown. */
export type PhotographedComment = Pick<Comment, 'id' | 'name' | 'images'>

/** One photo of a comment. */
export interface CommentPhoto {
  /** Picture key. */
  readonly image: string
  /** The masked name of the member who added the photo. */
  readonly name: string
  /** Position among the photos of its comment, from 1. */
  readonly number: number
  readonly count: number
}

/** All photos of these comments, in their order. */
export const photosOf = (comments: readonly PhotographedComment[]): readonly CommentPhoto[] =>
  comments.flatMap(({ name, images }) =>
    images.map((image, index) => ({ image, name, number: index + 1, count: images.length })),
  )
