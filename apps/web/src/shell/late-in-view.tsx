import { type ComponentType, useEffect, useRef, useState } from 'react'
import { LatePart } from './late-part.tsx'

interface LateInViewProps<Props> {
  readonly bring: () => Promise<ComponentType<Props>>
  readonly props: Props
}

/** A part below what is seen first: brought when it comes near the view. It may be missing where it cannot be brought. */
export function LateInView<Props extends object>({ bring, props }: LateInViewProps<Props>) {
  const [near, setNear] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: '400px' })
    if (place.current) watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  return <div ref={place}>{near && <LatePart bring={bring} props={props} onFailed={() => setNear(false)} />}</div>
}
