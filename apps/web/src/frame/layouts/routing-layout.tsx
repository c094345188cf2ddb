import { Frame } from './frame.tsx'
import { ShortHeader } from './short-header.tsx'

/** The layout during the redirect to the bank and back: no footer, and no links that lead away. */
export const RoutingLayout = () => <Frame header={<ShortHeader />} footer={null} />
