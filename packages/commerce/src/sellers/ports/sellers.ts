import type {
  Requirement,
  RequirementDocument,
  RequirementMark,
  SellerState,
  SellerTerms,
  ShopSettings,
} from '@market/domain/sellers'

/** A seller as it is stored. */
export interface Seller extends ShopSettings {
  readonly id: number
  readonly name: string
  readonly state: SellerState
  readonly stateAt: Date
  /** Why it was stopped, ended or refused. */
  readonly stateReason: string
  /** Whether today is a day of its leave. */
  readonly onLeave: boolean
  readonly revision: number
  /** Since when it may explain itself before it is stopped, and when it did. */
  readonly askedAt: Date | null
  readonly answeredAt: Date | null
}
/** The fields that a decision changes; every change counts the revision up. */
export interface SellerChange {
  readonly state?: SellerState
  readonly stateAt?: Date
  readonly stateReason?: string
  readonly askedAt?: Date | null
  readonly answeredAt?: Date | null
  readonly settings?: ShopSettings
  readonly onLeave?: boolean
}
/** A seller that begins with an accepted invitation. */
export interface NewSeller {
  readonly application: string
  readonly name: string
  readonly company: ShopSettings['company']
  readonly address: ShopSettings['address']
  readonly now: Date
}
/** A file that was stored for a requirement. */
export interface NewDocument {
  readonly id: string
  readonly key: string
  readonly type: string
  readonly bytes: number
  /** Key of the stored file. */
  readonly paper: string
  readonly sentAt: Date
}

/** Sellers with their requirements. Every change locks the seller first. */
export interface Sellers {
  /** Locks a seller until the end of the transaction; undefined if it is unknown. */
  lock(id: number): Promise<Seller | undefined>
  find(id: number): Promise<Seller | undefined>
  /** Writes a change. Shoppers see the shop only in the state `open`. */
  change(id: number, change: SellerChange): Promise<void>
  /** Stores an inactive shop in the state `draft`, and returns the shop of an application that has one already. */
  begin(seller: NewSeller): Promise<number>
  /** Requirements in the version of a day, in their order. */
  requirements(now: Date): Promise<readonly Requirement[]>
  /** In the order in which they were made. */
  marks(id: number): Promise<readonly RequirementMark[]>
  documents(id: number): Promise<readonly RequirementDocument[]>
  mark(id: number, mark: RequirementMark): Promise<void>
  addDocument(id: number, document: NewDocument): Promise<void>
  /** Removes a document that was not settled, and returns the key of its file. */
  removeDocument(id: number, document: string): Promise<string | undefined>
  /** Settles the unsettled documents of a requirement. */
  settleDocuments(id: number, key: string, status: 'accepted' | 'refused', now: Date): Promise<void>
  terms(now: Date): Promise<SellerTerms>
}

/** Tells the seller's owners, or the office, what happened; in the same transaction. */
export interface SellerNews {
  tell(seller: Seller, news: SellerNewsItem): Promise<void>
}
export interface SellerNewsItem {
  readonly kind: 'submitted' | 'asked' | 'hearing' | 'refused' | 'verified' | 'opened' | 'stopped' | 'lifted' | 'ended'
  /** The requirement that is asked for. */
  readonly requirement?: string
  readonly reason?: string
}
export interface SellerPorts {
  readonly sellers: Sellers
  readonly news: SellerNews
}
