import type { DeskAnswer, getPackage, getPackages } from '@market/contract/counter'
import { noonOf } from '@market/domain/kernel'
import { packageDueAt } from '@market/domain/packages'
import type { Group } from '../list/work-table.tsx'
import { dayWord, urgencyOf } from '../parts/when.ts'

export type Package = DeskAnswer<typeof getPackage>
export type PackageRow = DeskAnswer<typeof getPackages>['items'][number]

const unsent: ReadonlySet<string> = new Set(['new', 'accepted', 'packed'])
/** Whether the package is still in the shop, so that its deadline counts. */
export const waitsForShop = ({ state }: Pick<PackageRow, 'state'>): boolean => unsent.has(state)

/** The group of a package by its deadline. */
export function dueGroup({ due_on, overdue }: PackageRow, now: Date): Group {
  if (overdue)
    return { id: 'late', title: 'Gecikti', tone: 'over', note: 'Bugün kargoya verin, geciken gün alıcıya gösterilir' }
  const day = dayWord(noonOf(due_on), now)
  const words = { bugün: 'Bugün çıkacak', yarın: 'Yarın çıkacak' } as const
  return {
    id: due_on,
    title: day === 'bugün' || day === 'yarın' ? words[day] : `${day} gününe kadar`,
    tone: urgencyOf(packageDueAt(due_on), now),
  }
}

/** `Siyah, XL`. */
export const attributesText = (attributes: readonly { readonly value: string }[]): string =>
  attributes.map(({ value }) => value).join(', ')

export const isPackage = (value: unknown): value is Package =>
  typeof value === 'object' && value !== null && 'revision' in value && 'state' in value
