import { BasicFooter } from './basic-footer.tsx'
import { Frame } from './frame.tsx'
import { MobileTopMenu } from './mobile-top-menu.tsx'

/** For pages inside the app, which has a header of its own: the mobile top menu over the page. */
export const MobileLayout = () => <Frame header={<MobileTopMenu />} footer={<BasicFooter />} />
