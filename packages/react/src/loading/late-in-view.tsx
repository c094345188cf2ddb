import { type ComponentType, useEffect, useRef, useState } from 'react'
import { LatePart } from './late-part.tsx'
import { pageLoaded } from './page-loaded.ts'

interface LateInViewProps<Props> {
  readonly bring: () => Promise<ComponentType<Props>>
  readonly props: Props
}

/**
 * A part further down the page. Its code loads after the page's load event, once the part is near the viewport. If
 * loading fails, it stays empty.
 */
export function LateInView<Props extends object>({ bring, props }: LateInViewProps<Props>) {
  const [near, setNear] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const show = async () => {
      await pageLoaded()
      setNear(true)
    }
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && void show(), { rootMargin: '1000px' })
    if (place.current) watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  return <div ref={place}>{near && <LatePart bring={bring} props={props} onFailed={() => setNear(false)} />}</div>
}
