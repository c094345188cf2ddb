import { Header } from '../header/header.tsx'
import { BasicFooter } from './basic-footer.tsx'
import { Frame } from './frame.tsx'
import { MobileTopMenu } from './mobile-top-menu.tsx'
import * as css from './short.css.ts'

/** For pages that the app opens, which has a header of its own: there the mobile top menu, on wide screens the shop's header. */
export const MobileLayout = () => (
  <Frame
    header={
      <>
        <div className={css.onPhones}>
          <MobileTopMenu />
        </div>
        <div className={css.onDesktops}>
          <Header />
        </div>
      </>
    }
    footer={<BasicFooter />}
  />
)
