import { Notices, RouterLink } from '@market/react'
import { LinkProvider } from '@market/ui'
import type { ReactNode } from 'react'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { OfflineNotice } from '../notices/offline-notice.tsx'
import { PageAnnouncer } from '../page-announcer.tsx'
import { Panels } from '../panels/panels.tsx'
import { frameTexts } from '../texts.ts'
import { TopLoadingBar } from '../top-loading-bar.tsx'
import { skip } from '../../shared/link/skip-link.css.ts'
import * as css from './layout.css.ts'
import { usePageSize } from './use-page-size.ts'

interface FrameProps {
  readonly header: ReactNode
  readonly footer: ReactNode
  /** Position of toasts: bottom centre or bottom right. */
  readonly notices?: 'middle' | 'corner'
  /** The footer begins below the window, so that content that comes late does not move it. */
  readonly tall?: boolean
}

/** The parts that all layouts share. */
export function Frame({ header, footer, notices = 'middle', tall }: FrameProps) {
  usePageSize()
  return (
    <LinkProvider component={RouterLink}>
      <a href="#main" className={skip}>
        {frameTexts.skip}
      </a>
      <Panels />
      <PageAnnouncer />
      <TopLoadingBar />
      <OfflineNotice />
      {header}
      <main id="main" className={tall ? css.tallMain : css.main} tabIndex={-1}>
        <Outlet />
      </main>
      {footer}
      <Notices at={notices} />
      <ScrollRestoration />
    </LinkProvider>
  )
}
