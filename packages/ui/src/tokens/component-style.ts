import { globalStyle, style } from '@vanilla-extract/css'
import type { GlobalStyleRule, StyleRule } from '@vanilla-extract/css'
import { namesOf, recordOf } from './record-of.ts'

/**
 * A component's rule, in the cascade layer `ui`. Styles of an app are outside of the layer and therefore win, whatever
 * the order in which the stylesheets load.
 */
export const componentStyle = (rule: StyleRule, debugId?: string) => style({ '@layer': { ui: rule } }, debugId)

/** Several rules under one name, each with the base's. */
export const componentVariants = <Name extends string>(rules: Record<Name, StyleRule>, debugId?: string) =>
  recordOf(namesOf(rules), (name) => componentStyle(rules[name], debugId && `${debugId}-${name}`))

/** A rule for a selector, in the same layer. */
export const layeredStyle = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { ui: rule } })
