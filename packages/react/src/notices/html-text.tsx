import { Link } from '@market/ui'
import { createElement, Fragment, type ReactNode } from 'react'

const marks = new Set(['b', 'strong', 'i', 'em', 'u', 'p', 'ul', 'ol', 'li'])
const dropped = new Set(['script', 'style', 'template', 'iframe', 'object', 'svg', 'math'])

/**
 * Renders the API's HTML as React elements: a few formatting elements and links within this site, without attributes;
 * of other elements only the text.
 */
export function HtmlText({ html }: { readonly html: string }) {
  // The parsed document is never attached to the page, so nothing in it loads or runs.
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return childrenOf(body)
}

const childrenOf = (node: Node): ReactNode => createElement(Fragment, null, ...[...node.childNodes].map(drawn))

function drawn(node: Node): ReactNode {
  if (node instanceof Text) return node.data
  if (!(node instanceof Element)) return null
  const name = node.localName
  if (dropped.has(name)) return null
  if (name === 'br') return <br />
  const children = childrenOf(node)
  const href = node.getAttribute('href') ?? ''
  // Exactly one slash: two would lead to another site.
  if (name === 'a' && /^\/(?![/\\])/.test(href)) return <Link href={href}>{children}</Link>
  return marks.has(name) ? createElement(name, null, children) : children
}
