import { mostCounted } from '@market/domain/packages'

/** A count as people read it; the server stops to count at a thousand: `1.000+`. */
export const countText = (count: number): string =>
  count >= mostCounted ? `${mostCounted.toLocaleString('tr-TR')}+` : String(count)
