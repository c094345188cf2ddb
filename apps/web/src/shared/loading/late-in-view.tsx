import { type ComponentType, useEffect, useRef, useState } from 'react'
import { LatePart } from './late-part.tsx'
import { pageLoaded } from '../../page/page-loaded.ts'

interface LateInViewProps<Props> {
  readonly bring: () => Promise<ComponentType<Props>>
  readonly props: Props
}

/** A part below what is seen first: brought when it comes near the view, never before the page itself stands. It may be missing where it cannot be brought. */
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
