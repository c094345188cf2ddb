import { useEffect } from 'react'

/**
 * Stores the scrollbar's width in `--scrollbar`, so that a page under an overlay, which has no scrollbar, keeps its
 * width.
 */
export function usePageSize(): void {
  useEffect(() => {
    const root = document.documentElement
    const measure = () => {
      const width = window.innerWidth - root.clientWidth
      // Under an open dialog the page has no scrollbar to measure.
      if (width > 0 || !document.querySelector('dialog:modal')) root.style.setProperty('--scrollbar', `${width}px`)
    }
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [])
}
