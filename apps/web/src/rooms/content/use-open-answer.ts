import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Opens the question whose answer the address names. Browsers do so when they load a page, not when a script moves on. */
export function useOpenAnswer(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const details = document.getElementById(decodeHash(hash))?.closest('details')
    if (!details || details.open) return
    details.open = true
    details.scrollIntoView()
  }, [hash])
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
