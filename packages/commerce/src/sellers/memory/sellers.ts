import type { Requirement, RequirementDocument, RequirementMark, SellerTerms } from '@market/domain/sellers'
import { kurus } from '@market/domain/money'
import type { NewDocument, Seller, SellerNews, SellerNewsItem, Sellers } from '../ports/sellers.ts'

interface Stored {
  seller: Seller
  readonly application: string
  readonly marks: RequirementMark[]
  readonly documents: (Omit<NewDocument, 'key'> & RequirementDocument)[]
}
/** Sellers in memory, for models and tests. */
export interface MemorySellers extends Sellers {
  readonly told: readonly (SellerNewsItem & { readonly id: number })[]
  readonly news: SellerNews
}

export function memorySellers(requirements: readonly Requirement[], terms: SellerTerms): MemorySellers {
  const kept = new Map<number, Stored>()
  const told: (SellerNewsItem & { readonly id: number })[] = []
  const find = async (id: number) => kept.get(id)?.seller
  const change: Sellers['change'] = async (id, { settings, ...changed }) => {
    const stored = kept.get(id)
    if (stored) stored.seller = { ...stored.seller, ...settings, ...changed, revision: stored.seller.revision + 1 }
  }
  return {
    told,
    news: {
      tell: async ({ id }, item) => {
        told.push({ id, ...item })
      },
    },
    find,
    lock: find,
    change,
    begin: async ({ application, name, company, address, now }) => {
      const known = [...kept].find(([, stored]) => stored.application === application)
      if (known) return known[0]
      const id = kept.size + 1
      const seller: Seller = {
        id,
        name,
        company,
        address,
        returnAddress: null,
        description: '',
        cargoPrice: kurus(0),
        freeCargoOver: null,
        prepareDays: 1,
        leave: null,
        onLeave: false,
        state: 'draft',
        stateAt: now,
        stateReason: '',
        revision: 0,
        askedAt: null,
        answeredAt: null,
      }
      kept.set(id, { seller, application, marks: [], documents: [] })
      return id
    },
    requirements: async () => requirements,
    terms: async () => terms,
    marks: async (id) => kept.get(id)?.marks ?? [],
    documents: async (id) =>
      (kept.get(id)?.documents ?? []).map(({ id: own, key, type, bytes, sentAt, status }) => ({
        id: own,
        key,
        type,
        bytes,
        sentAt,
        status,
      })),
    mark: async (id, mark) => {
      kept.get(id)?.marks.push(mark)
    },
    addDocument: async (id, document) => {
      kept.get(id)?.documents.push({ ...document, status: 'sent' })
      await change(id, {})
    },
    removeDocument: async (id, document) => {
      const stored = kept.get(id)
      const at = stored?.documents.findIndex((one) => one.id === document && one.status === 'sent') ?? -1
      if (!stored || at === -1) return undefined
      await change(id, {})
      return stored.documents.splice(at, 1)[0]?.paper
    },
    settleDocuments: async (id, key, status) => {
      const stored = kept.get(id)
      stored?.documents.forEach((one, at) => {
        if (one.key === key && one.status === 'sent') stored.documents[at] = { ...one, status }
      })
    },
  }
}
