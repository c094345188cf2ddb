import * as css from '../parts/parts.css.ts'
import * as own from './seller.css.ts'

export type ChosenUnits = Readonly<Record<number, number>>

interface UnitFieldsProps {
  readonly lines: readonly { readonly line: number; readonly name: string; readonly units: number }[]
  /** Chosen units by line. */
  readonly chosen: ChosenUnits
  /** The word for these units in the fields' names: `tedarik edilemeyen`. */
  readonly what: string
  readonly onChange: (chosen: ChosenUnits) => void
}

/** How many units of each line are meant, at most all of them. */
export const UnitFields = ({ lines, chosen, what, onChange }: UnitFieldsProps) =>
  lines.map(({ line, name, units }) => (
    <label key={line} className={css.spread}>
      <span>{name}</span>
      <span className={css.row}>
        <input
          type="number"
          inputMode="numeric"
          min={0}
          max={units}
          value={chosen[line] ?? 0}
          aria-label={`${name}, ${what} adet`}
          className={own.numberField}
          onChange={({ target }) =>
            onChange({ ...chosen, [line]: Math.min(units, Math.max(0, Math.trunc(Number(target.value)) || 0)) })
          }
        />
        {`/ ${units} adet`}
      </span>
    </label>
  ))

/** The chosen units of the lines as the calls take them. */
export const chosenUnits = (lines: UnitFieldsProps['lines'], chosen: ChosenUnits) =>
  lines.map(({ line }) => ({ line, units: chosen[line] ?? 0 })).filter(({ units }) => units > 0)
