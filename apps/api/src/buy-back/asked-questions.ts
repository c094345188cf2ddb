import type { BuyBackTab } from '@market/domain/buy-back'
import type { Database } from '@market/database'

export interface AskedQuestion {
  readonly id: number
  readonly name: string
  readonly options: readonly {
    readonly id: number
    readonly name: string
    readonly deduction: number
    readonly refusal: string | null
  }[]
}

/** A service's questions about one kind of device, or about all, with the deduction of each answer. */
export async function askedQuestions(
  db: Database,
  service: BuyBackTab,
  type: number | undefined,
): Promise<readonly AskedQuestion[]> {
  const rows = await db
    .selectFrom('device_questions as q')
    .innerJoin('device_options as o', 'o.question_id', 'q.id')
    .select(['q.id as question', 'q.name as asked', 'o.id', 'o.name', 'o.deduction', 'o.refusal'])
    .where('q.service', '=', service)
    .$if(type !== undefined, (query) => query.where('q.type_id', '=', type ?? 0))
    .orderBy('q.position')
    .orderBy('o.position')
    .execute()
  return [...Map.groupBy(rows, (row) => row.question)].map(([id, options]) => ({
    id,
    name: options[0]?.asked ?? '',
    options: options.map(({ question: _question, asked: _asked, ...option }) => option),
  }))
}
