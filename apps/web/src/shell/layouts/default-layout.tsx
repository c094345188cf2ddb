import { Footer } from '../footer/footer.tsx'
import { Header } from '../header/header.tsx'
import { ScrollToTop } from '../scroll-to-top.tsx'
import { Frame } from './frame.tsx'

/** Header, page, footer: the frame of every page a shopper browses. */
export function DefaultLayout() {
  return (
    <Frame
      header={<Header />}
      footer={
        <>
          <Footer />
          <ScrollToTop />
        </>
      }
    />
  )
}
