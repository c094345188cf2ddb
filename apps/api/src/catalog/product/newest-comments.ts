import type { AnswerInput, getCommentFacets, getProductComments } from '@market/contract'
import { sql } from 'kysely'

type Photographed = AnswerInput<typeof getCommentFacets>['photographed']
type Comments = AnswerInput<typeof getProductComments>
type CommentRow = Omit<Comments['result'][number], 'date'> & { readonly created_at: string }

/** Number of comments on the product page. */
const maxComments = 5

/** The newest comments of a product as a column, so that its page needs no separate statement. */
export const newestComments = (productId: ReturnType<typeof sql.ref>) => sql<readonly CommentRow[]>`(
  select coalesce(json_agg(newest), '[]') from (
    select id, name, rating, text, created_at, like_count, variant, images from comments
    where product_id = ${productId} and status = 'published'
    order by created_at desc, id desc limit ${sql.lit(maxComments)}) newest)`

/** The first page of `count` comments. */
export const firstComments = (rows: readonly CommentRow[], count: number): Comments => ({
  result_count: rows.length < maxComments ? rows.length : count,
  result: rows.map(({ created_at, ...comment }) => ({ ...comment, date: new Date(created_at).toISOString() })),
})

/** Number of comments with photos on the product page. */
const maxPhotographed = 12

/** The newest comments with photos as a column. */
export const newestPhotographed = (productId: ReturnType<typeof sql.ref>) => sql<Photographed>`(
  select coalesce(json_agg(newest), '[]') from (
    select id, name, images from comments
    where product_id = ${productId} and status = 'published' and images <> '{}'
    order by created_at desc, id desc limit ${sql.lit(maxPhotographed)}) newest)`
