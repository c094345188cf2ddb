import type { Banner } from '@market/domain/catalog'
import { LatePart, pageLoaded } from '@market/react'
import { useLoaderData } from 'react-router-dom'
import { top } from '../../shared/picture/banner-strip.css.ts'
import { BannerStrip } from '../../shared/picture/banner-strip.tsx'
import { Footer } from '../footer/footer.tsx'
import { Header } from '../header/header.tsx'
import { Frame } from './frame.tsx'

/** Loads after the page, because the button is not on the first screen. */
const bringToTop = async () => {
  await pageLoaded()
  return (await import('../scroll-to-top.tsx')).ScrollToTop
}

/** The API's data for the frame. Without a banner the header has no space above it. */
export interface FrameData {
  readonly banner: Banner | null
}

/** The layout of all shopping pages: header, page, footer. */
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
