import type { ProductId } from '../kernel/ids.ts'
import type { CommentTheme } from './comment-theme.ts'
import type { ThemeCount } from './comment-themes.ts'

/** Newest first, oldest first or most liked first. */
export type CommentOrder = 'date_desc' | 'date_asc' | 'like'

/** Which comments are asked for. */
export interface CommentRequest {
  readonly productId: ProductId
  readonly limit: number
  readonly offset: number
  readonly order: CommentOrder
  /** Only comments with this number of stars. */
  readonly rating?: number
  /** Only comments on this variant, by its name in the comments. */
  readonly variant?: string
  /** Only comments that mention this theme. */
  readonly theme?: CommentTheme
  /** Only comments that contain these words. */
  readonly q?: string
  /** Only comments with photos. */
  readonly withPhotos?: boolean
}

/** Filters of a product's comments. */
export interface CommentFacets {
  readonly count: number
  /** Most first. */
  readonly themes: readonly ThemeCount[]
  /** Choices that were bought, most commented first. */
  readonly variants: readonly { readonly name: string; readonly count: number }[]
  /** Number of comments with photos. */
  readonly withPhotos: number
  /** The newest comments with photos. */
  readonly photographed: readonly Pick<Comment, 'id' | 'name' | 'images'>[]
}

/** A buyer's review of a product. */
export interface Comment {
  readonly id: number
  /** Masked, as `E** K**`. */
  readonly name: string
  /** 1 to 5. */
  readonly rating: number
  readonly text: string
  /** Instant as ISO 8601 text. */
  readonly date: string
  readonly likeCount: number
  readonly variant: string | null
  /** Picture keys. */
  readonly images: readonly string[]
}
/** One page of comments, and the number of all. */
export interface CommentPage {
  readonly resultCount: number
  readonly result: readonly Comment[]
}
