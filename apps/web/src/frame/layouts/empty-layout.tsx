import { Frame } from './frame.tsx'

/** A layout without header and footer. */
export const EmptyLayout = () => <Frame header={null} footer={null} />
