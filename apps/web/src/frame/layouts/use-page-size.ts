import { useEffect } from 'react'

/** Keeps the width of the scrollbar, which a page under a panel goes without and must not jump by. */
export function usePageSize(): void {
  useEffect(() => {
    const root = document.documentElement
    const measure = () => {
      const width = window.innerWidth - root.clientWidth
      // Nothing is measured while the page does not scroll.
      if (width > 0 || !document.querySelector('dialog:modal')) root.style.setProperty('--scrollbar', `${width}px`)
    }
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [])
}
