import { createContext, createElement, use } from 'react'
import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from 'react'

/** Props of a link: an anchor's attributes with an address. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  ref?: Ref<HTMLAnchorElement>
}

const LinkContext = createContext<ComponentType<LinkProps> | 'a'>('a')

/** Sets the link component for the components below, such as an app router's link. */
export function LinkProvider({ component, children }: { component: ComponentType<LinkProps>; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** A link: the provider's, or a plain anchor. */
export function Link(props: LinkProps) {
  return createElement(use(LinkContext), props)
}
