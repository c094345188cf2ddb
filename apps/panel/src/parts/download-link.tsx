import { ButtonLink, type ButtonLinkProps, LinkProvider, type LinkProps } from '@market/ui'

// The router would take the address of a file for a page.
const Anchor = ({ children, ...props }: LinkProps) => (
  <a {...props} download>
    {children}
  </a>
)

/** A link that saves a file of the panel's server. */
export const DownloadLink = (props: ButtonLinkProps) => (
  <LinkProvider component={Anchor}>
    <ButtonLink {...props} />
  </LinkProvider>
)
