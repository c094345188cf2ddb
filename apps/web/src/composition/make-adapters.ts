import { catalogAdapters } from './catalog-adapters.ts'
import { type AdapterOptions, firstAdapters } from './first-adapters.ts'
import { otherAdapters } from './other-adapters.ts'

export type { AdapterOptions } from './first-adapters.ts'

/** Every port of the API with its adapter. */
export type Adapters = ReturnType<typeof makeAdapters>

export function makeAdapters(options: AdapterOptions) {
  const { adapters, shared } = firstAdapters(options)
  return { ...adapters, ...catalogAdapters(shared), ...otherAdapters(shared) }
}
