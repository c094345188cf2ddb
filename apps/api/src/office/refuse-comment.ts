import { fail, succeed } from '@market/domain/kernel'
import { countRatings } from '../catalog/product/count-ratings.ts'
import { transact } from '@market/database'
import type { OfficeCommand } from './office-command.ts'

export const refuseComment: OfficeCommand = {
  usage: '<comment’s number> <reason>',
  about: 'takes a comment off its product’s page; its author reads the reason',
  needs: 2,
  run: ({ db }, [id = '', ...reason]) =>
    transact(db, async (trx) => {
      const comment = await trx
        .selectFrom('comments')
        .select(['product_id', 'rating', 'status', 'counted'])
        .where('id', '=', Number(id))
        .where('status', '<>', 'refused')
        .forUpdate()
        .executeTakeFirst()
      if (!comment) return fail(`There is no comment ${id} to refuse.`)
      await trx
        .updateTable('comments')
        .set({ status: 'refused', refusal: reason.join(' ') })
        .where('id', '=', Number(id))
        .execute()
      if (comment.status === 'published') await countRatings(trx, comment.product_id, { before: comment })
      return succeed(`Comment ${id} is refused.`)
    }),
}
