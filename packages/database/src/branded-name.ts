import { sql } from 'kysely'

/** A product's name as pages show it, after its brand; the product is `p`. */
export const brandedName = sql<string>`(select trim(b.name || ' ' || p.name) from brands b where b.id = p.brand_id)`
