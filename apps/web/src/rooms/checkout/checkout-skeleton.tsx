import { Panel, Skeleton } from '@market/ui'

/** A placeholder while steps are loading. */
export const CheckoutSkeleton = () => (
  <Panel aria-busy>
    <Skeleton />
    <Skeleton />
    <Skeleton />
  </Panel>
)
