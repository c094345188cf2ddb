import type { ProductCard } from './product.ts'

/** A registered geographic indication. */
export interface Origin {
  readonly slug: string
  readonly name: string
  readonly city: string
  readonly region: string
  readonly note: string
  readonly productCount: number
}
/** Products of one origin or of all. */
export interface OriginPage {
  readonly resultCount: number
  readonly results: readonly (ProductCard & { readonly origin: string | null })[]
  readonly origins: readonly Origin[]
}
export interface OriginRequest {
  /** From 1. */
  readonly page: number
  readonly limit: number
  readonly origin?: string
}
