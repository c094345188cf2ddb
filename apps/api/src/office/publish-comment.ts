import { fail, succeed } from '@market/domain/kernel'
import { transact } from '@market/database'
import { countRatings } from '../catalog/product/count-ratings.ts'
import type { OfficeCommand } from './office-command.ts'

export const publishComment: OfficeCommand = {
  usage: '<comment’s number>',
  about: 'shows a comment again that was refused and then changed by its author',
  needs: 1,
  run: ({ db }, [id = '']) =>
    transact(db, async (trx) => {
      const comment = await trx
        .updateTable('comments')
        .set({ status: 'published', refusal: null })
        .where('id', '=', Number(id))
        .where('status', '=', 'waiting')
        .returning(['product_id', 'rating', 'counted'])
        .executeTakeFirst()
      if (!comment) return fail(`There is no comment ${id} that waits.`)
      await countRatings(trx, comment.product_id, { after: comment })
      return succeed(`Comment ${id} is published.`)
    }),
}
