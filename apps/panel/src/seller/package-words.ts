import type { DeskAnswer, getPackage, getPackages } from '@market/contract/counter'
import { noonOf } from '@market/domain/kernel'
import { packageDueAt, packageStateNames } from '@market/domain/packages'
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

/** The instruction for a gift, which may have a note or hidden prices without wrapping. */
export const giftText = ({ wrapped, prices_hidden, note }: NonNullable<Package['lines'][number]['gift']>): string =>
  [
    (wrapped ? 'Hediye paketi yapın' : 'Hediye olarak gönderiliyor') + (prices_hidden ? ', fişte fiyat yazmaz' : ''),
    note && `Not: “${note}”`,
  ]
    .filter(Boolean)
    .join('. ')

export const isPackage = (value: unknown): value is Package =>
  typeof value === 'object' && value !== null && 'revision' in value && 'state' in value

/** `Ada Deneme, Kadıköy Şubesi, Moda Cad. 1, Kadıköy / İstanbul`. */
const addressText = ({ name, place, neighborhood, address, district, city }: NonNullable<Package['address']>): string =>
  [name, place, `${neighborhood} ${address}`, `${district} / ${city}`].filter(Boolean).join(', ')

/**
 * The present state of a package that changed while a seller looked at it, with what the seller does not see yet: fewer
 * units or another address. `isSame` is false for such a change: the box or its slip may be wrong, so the seller looks at
 * the package before the next step.
 */
export function presentPackage(seen: Package, present: Package): { readonly text: string; readonly isSame: boolean } {
  const { address } = present
  const unitsChanged = present.units !== seen.units
  const moved = address !== null && JSON.stringify(address) !== JSON.stringify(seen.address)
  const text = [
    packageStateNames[present.state],
    unitsChanged && `Pakette kalan: ${present.units} ürün`,
    moved && `Teslimat adresi değişti: ${addressText(address)}. Paket fişini yeniden yazdırın`,
  ]
  return { text: text.filter(Boolean).join('. '), isSame: !unitsChanged && !moved }
}
