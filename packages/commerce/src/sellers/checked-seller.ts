import {
  type CheckedRequirement,
  checkRequirements,
  isComplete,
  openShopFields,
  sellerApplication,
} from '@market/domain/sellers'
import type { Seller, SellerPorts, Sellers } from './ports/sellers.ts'

/** The requirements of a seller with their states of now. */
export async function checkedSeller(
  sellers: Sellers,
  seller: Seller,
  now: Date,
): Promise<readonly CheckedRequirement[]> {
  const [requirements, marks, documents] = [
    await sellers.requirements(now),
    await sellers.marks(seller.id),
    await sellers.documents(seller.id),
  ]
  return checkRequirements(requirements, { marks, documents, openFields: openShopFields(seller) }, now)
}

/** Submits the application as soon as nothing is missing, and tells the office. */
export async function submitIfComplete({ sellers, news }: SellerPorts, id: number, now: Date): Promise<void> {
  const seller = await sellers.find(id)
  if (!seller) return
  const state = sellerApplication.next(seller.state, { type: 'submit' })
  if (state === seller.state || !isComplete(await checkedSeller(sellers, seller, now))) return
  await sellers.change(id, { state, stateAt: now, stateReason: '' })
  await news.tell(seller, { kind: 'submitted' })
}
