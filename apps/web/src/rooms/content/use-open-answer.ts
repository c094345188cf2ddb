import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Opens the question whose answer the address fragment names. Browsers only do this when they load a document, not on
 * navigation by script.
 */
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
