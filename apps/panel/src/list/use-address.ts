import { useLocation, useSearchParams } from 'react-router-dom'

/** The filters and the cursor of a list, which are in the address. */
export function useAddress() {
  const { pathname } = useLocation()
  const [search, setSearch] = useSearchParams()
  const changed = (change: Readonly<Record<string, string | undefined>>) => {
    const next = new URLSearchParams(search)
    // Another filter starts at the first page.
    next.delete('sonra')
    for (const [name, value] of Object.entries(change)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    return next
  }
  return {
    get: (name: string) => search.get(name) ?? undefined,
    /** This page with other filters. */
    href: (change: Readonly<Record<string, string | undefined>>) => {
      const text = changed(change).toString()
      return text ? `${pathname}?${text}` : pathname
    },
    go: (change: Readonly<Record<string, string | undefined>>) => setSearch(changed(change)),
  }
}
