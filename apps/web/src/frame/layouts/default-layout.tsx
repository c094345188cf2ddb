import type { Banner } from '@market/domain/catalog'
import { useLoaderData } from 'react-router-dom'
import { top } from '../../shared/picture/banner-strip.css.ts'
import { BannerStrip } from '../../shared/picture/banner-strip.tsx'
import { Footer } from '../footer/footer.tsx'
import { Header } from '../header/header.tsx'
import { LatePart } from '../../shared/loading/late-part.tsx'
import { pageLoaded } from '../../page/page-loaded.ts'
import { Frame } from './frame.tsx'

/** Loads late: it is below the first screen. */
const bringToTop = async () => {
  await pageLoaded()
  return (await import('../scroll-to-top.tsx')).ScrollToTop
}

/** The provider's data in the frame: without a banner the header has no space above it. */
export interface FrameData {
  readonly banner: Banner | null
}

/** Header, page, footer: the frame of every page a shopper browses. */
export function DefaultLayout() {
  const { banner } = useLoaderData<FrameData>()
  return (
    <Frame
      header={
        <>
          {banner && (
            <aside aria-label={banner.name}>
              <BannerStrip banner={banner} className={top} />
            </aside>
          )}
          <Header />
        </>
      }
      footer={
        <>
          <Footer />
          <LatePart bring={bringToTop} props={{}} onFailed={() => undefined} />
        </>
      }
    />
  )
}
