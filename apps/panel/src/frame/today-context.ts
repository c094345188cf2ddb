import { createContext, use } from 'react'
import type { Asked } from '../desk/use-desk.ts'

/** A queue of *Bugün*. */
export interface QueueRow {
  readonly queue: string
  readonly count: number
  readonly oldest_at: string | null
  readonly due_at: string | null
  readonly overdue: number
}
export interface Today {
  readonly rows: readonly QueueRow[]
}

export const TodayContext = createContext<Omit<Asked<Today>, 'set'> | undefined>(undefined)

/** The queues, which the frame counts and *Bugün* shows. */
export function useToday(): Omit<Asked<Today>, 'set'> {
  const today = use(TodayContext)
  if (!today) throw new Error('a page of the panel was drawn outside of its frame')
  return today
}
