import type { PollQuestion } from '@market/domain/content'
import type { Database } from '@market/database'

const title = 'Alışveriş deneyiminizi değerlendirin'
const satisfaction = [
  { id: 1, name: 'Çok memnunum' },
  { id: 2, name: 'Memnunum' },
  { id: 3, name: 'Kararsızım' },
  { id: 4, name: 'Memnun değilim' },
]
const sources = [
  { id: 11, name: 'Arkadaş önerisi' },
  { id: 12, name: 'Arama motoru' },
  { id: 13, name: 'Sosyal medya' },
  { id: 14, name: 'Reklam' },
]
const questions: readonly PollQuestion[] = [
  { id: 1, text: 'Alışverişinizden ne kadar memnunsunuz?', required: true, options: satisfaction },
  { id: 2, text: 'Bizi nereden duydunuz?', required: false, options: sources },
  { id: 3, text: 'Neyi daha iyi yapabiliriz?', required: false, options: [] },
]

/** Adds the first poll, unless there is one. */
export async function addPoll(db: Database, now: Date): Promise<void> {
  const any = await db.selectFrom('polls').select('id').limit(1).executeTakeFirst()
  if (any) return
  await db
    .insertInto('polls')
    .values({ title, questions: JSON.stringify(questions), open: true, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
