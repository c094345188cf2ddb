import { Header } from '../header/header.tsx'
import { BasicFooter } from './basic-footer.tsx'
import { Frame } from './frame.tsx'

/** The layout of legal texts: the shop's header and the short footer. */
export const SecondaryLayout = () => <Frame header={<Header />} footer={<BasicFooter />} />
