import { Frame } from './frame.tsx'
import { ShortHeader } from './short-header.tsx'

/** On the way to the bank and back: nothing to press, nothing that leads away. */
export const RoutingLayout = () => <Frame header={<ShortHeader />} footer={null} />
