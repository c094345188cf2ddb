import { createElement, type ReactNode, useMemo } from 'react'
import * as css from './payment.css.ts'

const allowed = new Set([
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'b',
  'strong',
  'em',
  'br',
  'dl',
  'dt',
  'dd',
  'section',
])

/** A contract's HTML as React elements: only plain text elements, without their attributes. */
export function ContractDocument({
  document: { id, title, html },
  children: below,
}: {
  readonly document: { readonly id: string; readonly title: string; readonly html: string }
  /** Shown below the text. */
  readonly children?: ReactNode
}) {
  const content = useMemo(() => nodesOf(new DOMParser().parseFromString(html, 'text/html').body), [html])
  return (
    <div>
      <h3 id={`contract-${id}`} className={css.note}>
        <b>{title}</b>
      </h3>
      {/* A box that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={css.documentBox} tabIndex={0} role="region" aria-labelledby={`contract-${id}`}>
        {content}
      </div>
      {below}
    </div>
  )
}

const nodesOf = (parent: Node): readonly ReactNode[] =>
  [...parent.childNodes].map((node, index) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent
    if (!(node instanceof Element)) return null
    const tag = node.localName
    if (tag === 'script' || tag === 'style') return null
    const inside = nodesOf(node)
    if (tag === 'br') return createElement('br', { key: index })
    // The document's headings must rank below the page's own.
    const shown = tag === 'h2' || tag === 'h3' ? 'h4' : tag
    return allowed.has(tag) ? createElement(shown, { key: index }, ...withoutGaps(tag, inside)) : inside
  })

/** React does not allow whitespace text between a table's rows. */
const withoutGaps = (tag: string, nodes: readonly ReactNode[]) =>
  ['table', 'thead', 'tbody', 'tr', 'ul', 'ol', 'dl'].includes(tag)
    ? nodes.filter((node) => typeof node !== 'string' || node.trim() !== '')
    : nodes
