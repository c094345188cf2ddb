import { Panel, Skeleton } from '@market/ui'

/** In place of steps that are still read. */
export const CheckoutSkeleton = () => (
  <Panel aria-busy>
    <Skeleton />
    <Skeleton />
    <Skeleton />
  </Panel>
)
