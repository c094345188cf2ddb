import { classNames } from '../class-names.ts'
import * as css from './perforated-edge.css.ts'

/** Props of `PerforatedEdge`. */
export interface PerforatedEdgeProps {
  /** The edge of the positioned parent that it continues; it overlaps the content that follows. */
  side: keyof typeof css.side
  /** The parent's ground. */
  color: keyof typeof css.color
}

/** A torn edge. The parent must be positioned; the content behind the edge shows through its holes. */
export function PerforatedEdge({ side, color }: PerforatedEdgeProps) {
  return <span aria-hidden className={classNames(css.edge, css.side[side], css.color[color])} />
}
