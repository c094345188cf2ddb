import { type ComponentType, createContext, createElement, use } from 'react'

/** What a server keeps of parts that it drew; a browser has none. */
export interface DrawnParts {
  /** Notes that a part stands here, by all that it shows: its number on this page, and whether its HTML is known. */
  place(part: string): { readonly at: number; readonly known: boolean }
}

export const DrawnPartsContext = createContext<DrawnParts | undefined>(undefined)

/** Around a part until its HTML is put in: React knows no way to write HTML without an element. */
export const partTag = 'drawn-part'

/**
 * A part that looks the same on whatever page it stands: on the server drawn once for all of them. It follows from
 * `props` alone, which are data, has no `useId` and no picture that is fetched first: React writes those elsewhere, too.
 */
export function DrawnOnce<Props extends object>({
  name,
  draw: Draw,
  props,
}: {
  /** Of the part, apart from all others. */
  readonly name: string
  readonly draw: ComponentType<Props>
  readonly props: Props
}) {
  const parts = import.meta.env.SSR ? use(DrawnPartsContext) : undefined
  if (!parts) return <Draw {...props} />
  const { at, known } = parts.place(`${name} ${JSON.stringify(props)}`)
  return createElement(partTag, { at }, !known && <Draw {...props} />)
}
