import { Frame } from './frame.tsx'

/** The page alone. */
export const EmptyLayout = () => <Frame header={null} footer={null} />
