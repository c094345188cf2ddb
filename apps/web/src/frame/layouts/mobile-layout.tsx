import { Header } from '../header/header.tsx'
import { BasicFooter } from './basic-footer.tsx'
import { Frame } from './frame.tsx'
import { MobileTopMenu } from './mobile-top-menu.tsx'
import * as css from './short.css.ts'

/**
 * For pages that the app opens. The app has its own header, so phones show the mobile top menu; wide screens show the
 * shop's header.
 */
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
