import { Header } from '../header/header.tsx'
import { BasicFooter } from './basic-footer.tsx'
import { Frame } from './frame.tsx'

/** The header of the shop over a page that is read, with the short footer. */
export const SecondaryLayout = () => <Frame header={<Header />} footer={<BasicFooter />} />
