import { fail, type Result, succeed } from '@market/domain/kernel'
import {
  isOnLeave,
  mayHappenToSeller,
  sellerApplication,
  type ShopSettings,
  shopSettingsProblems,
} from '@market/domain/sellers'
import { checkedSeller, submitIfComplete } from './checked-seller.ts'
import type { NewDocument, Seller, SellerPorts, Sellers } from './ports/sellers.ts'
import type { SellerFailure } from './seller-failures.ts'

const mostDocuments = 10

/** Locks a seller that may still change something. */
async function lockLiving(sellers: Sellers, id: number): Promise<Result<Seller, SellerFailure>> {
  const seller = await sellers.lock(id)
  if (!seller) return fail('unknown')
  return seller.state === 'ended' ? fail('ended') : succeed(seller)
}

/** Whether the company may still be changed: until the office has verified it. */
export const isCompanyOpen = ({ state }: Pick<Seller, 'state'>): boolean => state === 'draft' || state === 'submitted'

/** Stores the settings that a seller typed, for the revision that was seen. */
export const changeShop =
  (ports: SellerPorts) =>
  async (
    id: number,
    { settings, revision, now }: { readonly settings: ShopSettings; readonly revision: number; readonly now: Date },
  ): Promise<Result<Seller, SellerFailure>> => {
    const { sellers } = ports
    const found = await lockLiving(sellers, id)
    if (!found.ok) return found
    const before = found.value
    if (before.revision !== revision) return fail('changed')
    const company = Object.keys(settings.company) as (keyof ShopSettings['company'])[]
    const changesCompany = company.some((field) => settings.company[field] !== before.company[field])
    if (changesCompany && !isCompanyOpen(before)) return fail('company-locked')
    // A leave that has begun keeps its first day, which may be in the past.
    const fields = shopSettingsProblems(settings, now)
    if (fields.length > 0) return fail({ fields })
    await sellers.change(id, { settings, onLeave: isOnLeave(settings.leave, now) })
    for (const { key, kind, state, version } of await checkedSeller(sellers, before, now))
      if (kind === 'profile' && (state === 'asked' || state === 'expired'))
        await sellers.mark(id, { key, mark: 'given', version, note: '', at: now })
    await submitIfComplete(ports, id, now)
    return succeed(before)
  }

/** Whether a document may be sent for a requirement, before its file is stored. */
export const mayTakeDocument =
  ({ sellers }: Pick<SellerPorts, 'sellers'>) =>
  async (id: number, key: string, now: Date): Promise<Result<undefined, SellerFailure>> => {
    const found = await lockLiving(sellers, id)
    if (!found.ok) return found
    const requirement = (await checkedSeller(sellers, found.value, now)).find((one) => one.key === key)
    if (!requirement || requirement.kind !== 'documents') return fail('unknown-requirement')
    const waiting = requirement.documents.filter(({ status }) => status === 'sent')
    return waiting.length < mostDocuments ? succeed(undefined) : fail('too-many-documents')
  }

/** Stores a document and submits the application if it was the last one missing. */
export const addDocument =
  (ports: SellerPorts) =>
  async (id: number, document: NewDocument): Promise<Result<undefined, SellerFailure>> => {
    const may = await mayTakeDocument(ports)(id, document.key, document.sentAt)
    if (!may.ok) return may
    await ports.sellers.addDocument(id, document)
    await submitIfComplete(ports, id, document.sentAt)
    return succeed(undefined)
  }

/** Removes a document that the office has not settled. Returns the key of its file. */
export const removeDocument =
  ({ sellers }: Pick<SellerPorts, 'sellers'>) =>
  async (id: number, document: string): Promise<Result<string, SellerFailure>> => {
    const found = await lockLiving(sellers, id)
    if (!found.ok) return found
    // A submitted application is being checked, so its documents stay as they are.
    if (found.value.state === 'submitted') return fail('not-allowed')
    const paper = await sellers.removeDocument(id, document)
    return paper === undefined ? fail('unknown-document') : succeed(paper)
  }

/** The owner's yes to the contract or to a statement, in the version in force. */
export const acceptRequirement =
  (ports: SellerPorts) =>
  async (
    id: number,
    { key, version, now }: { readonly key: string; readonly version: string; readonly now: Date },
  ): Promise<Result<undefined, SellerFailure>> => {
    const { sellers } = ports
    const found = await lockLiving(sellers, id)
    if (!found.ok) return found
    const seller = found.value
    const requirement = (await checkedSeller(sellers, seller, now)).find((one) => one.key === key)
    if (requirement?.kind !== 'terms' && requirement?.kind !== 'attestation') return fail('unknown-requirement')
    if (requirement.version !== version) return fail('other-version')
    if (requirement.state === 'accepted') return succeed(undefined)
    return requirement.kind === 'terms'
      ? acceptTerms(ports, seller, { key, version, now })
      : confirm(ports, seller, { key, version, now })
  }

type Accepted = { readonly key: string; readonly version: string; readonly now: Date }

async function acceptTerms({ sellers }: SellerPorts, seller: Seller, { key, version, now }: Accepted) {
  if (!mayHappenToSeller(seller.state, 'accept')) return fail('not-allowed')
  await sellers.mark(seller.id, { key, mark: 'accepted', version, note: '', at: now })
  const state = sellerApplication.next(seller.state, { type: 'accept' })
  await sellers.change(seller.id, state === seller.state ? {} : { state, stateAt: now })
  return succeed(undefined)
}

async function confirm(ports: SellerPorts, seller: Seller, { key, version, now }: Accepted) {
  await ports.sellers.mark(seller.id, { key, mark: 'accepted', version, note: '', at: now })
  await submitIfComplete(ports, seller.id, now)
  return succeed(undefined)
}
