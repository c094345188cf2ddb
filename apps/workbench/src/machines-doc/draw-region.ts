import { transitionsOf } from '@market/domain/kernel'

/** The fields of a region that drawing needs, for any states and events. */
export interface Drawable {
  /** Name of the region; empty if the machine has only one. */
  readonly name: string
  readonly table: Parameters<typeof transitionsOf>[0]['table']
}

/**
 * Draws a region as a Mermaid state diagram that starts in the phase `begin`; events between the same two phases share
 * an arrow.
 */
export function drawRegion(region: Drawable, begin: string): string {
  const phases = Object.keys(region.table)
  const id = (phase: string) => `s${phases.indexOf(phase)}`
  const arrows = new Map<string, readonly string[]>()
  for (const { from, event, to } of transitionsOf(region))
    for (const phase of to) {
      const arrow = `${id(from)} --> ${id(phase)}`
      arrows.set(arrow, [...(arrows.get(arrow) ?? []), event])
    }
  return [
    'stateDiagram-v2',
    ...phases.map((phase) => `  state "${phase}" as ${id(phase)}`),
    `  [*] --> ${id(begin)}`,
    ...[...arrows].map(([arrow, events]) => `  ${arrow}: ${events.join(', ')}`),
  ].join('\n')
}
