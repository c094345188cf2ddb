import { type ComponentType, createContext, createElement, use } from 'react'

/** The server's cache of rendered parts; browsers have none. */
export interface DrawnParts {
  /**
   * Registers a part of the page by its name and props. Returns its index on this page and whether its HTML is cached.
   */
  place(part: string): { readonly at: number; readonly known: boolean }
}

export const DrawnPartsContext = createContext<DrawnParts | undefined>(undefined)

/** The element around a part until its cached HTML is inserted: React cannot write raw HTML without an element. */
export const partTag = 'drawn-part'

/**
 * A part that looks the same on every page; the server renders it once and reuses its HTML. It must depend on `props`
 * alone, which are plain data, and must not use `useId` or a preloaded picture, because React writes those outside the
 * part as well.
 */
export function DrawnOnce<Props extends object>({
  name,
  draw: Draw,
  props,
}: {
  /** Name of the part, unique among all parts. */
  readonly name: string
  readonly draw: ComponentType<Props>
  readonly props: Props
}) {
  const parts = import.meta.env.SSR ? use(DrawnPartsContext) : undefined
  if (!parts) return <Draw {...props} />
  const { at, known } = parts.place(`${name} ${JSON.stringify(props)}`)
  return createElement(partTag, { at }, !known && <Draw {...props} />)
}
