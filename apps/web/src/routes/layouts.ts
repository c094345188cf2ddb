import { loadPageCode } from '@market/react'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { ErrorPage } from '../frame/error-page/error-page.tsx'
import type { RouteHandle } from './to-route.tsx'

interface LateLayout {
  /** Module of the layout, as the build's manifest names it, for preloading. */
  readonly module: string
  readonly load: () => Promise<ComponentType>
}

/**
 * The layouts of specification section 2, without the default one and the product's. Each is loaded with its first
 * page.
 */
const layouts = {
  home: {
    module: 'src/frame/layouts/home-layout.tsx',
    load: async () => (await import('../frame/layouts/home-layout.tsx')).HomeLayout,
  },
  withLogin: {
    module: 'src/frame/layouts/with-login-layout.tsx',
    load: async () => (await import('../frame/layouts/with-login-layout.tsx')).WithLoginLayout,
  },
  basic: {
    module: 'src/frame/layouts/basic-layout.tsx',
    load: async () => (await import('../frame/layouts/basic-layout.tsx')).BasicLayout,
  },
  login: {
    module: 'src/frame/layouts/login-layout.tsx',
    load: async () => (await import('../frame/layouts/login-layout.tsx')).LoginLayout,
  },
  routing: {
    module: 'src/frame/layouts/routing-layout.tsx',
    load: async () => (await import('../frame/layouts/routing-layout.tsx')).RoutingLayout,
  },
  secondary: {
    module: 'src/frame/layouts/secondary-layout.tsx',
    load: async () => (await import('../frame/layouts/secondary-layout.tsx')).SecondaryLayout,
  },
  mobile: {
    module: 'src/frame/layouts/mobile-layout.tsx',
    load: async () => (await import('../frame/layouts/mobile-layout.tsx')).MobileLayout,
  },
  empty: {
    module: 'src/frame/layouts/empty-layout.tsx',
    load: async () => (await import('../frame/layouts/empty-layout.tsx')).EmptyLayout,
  },
  test: {
    module: 'src/frame/layouts/test-layout.tsx',
    load: async () => (await import('../frame/layouts/test-layout.tsx')).TestLayout,
  },
} satisfies Record<string, LateLayout>

/** Layouts nested in the default layout, whose error page already has the frame. */
const withinDefault: readonly string[] = ['home', 'withLogin'] satisfies (keyof typeof layouts)[]

/** Routes within one of the layouts. */
export const withLayout = (name: keyof typeof layouts, children: RouteObject[]): RouteObject => ({
  id: `layout:${name}`,
  handle: { module: layouts[name].module } satisfies RouteHandle,
  lazy: async () => ({ Component: await loadPageCode<ComponentType>(layouts[name].load) }),
  ...(!withinDefault.includes(name) && { ErrorBoundary: ErrorPage }),
  children,
})
