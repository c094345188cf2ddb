import * as css from './blocks.css.ts'
import { RichText } from './rich-text.tsx'

interface TextTableProps {
  readonly caption: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** A table whose first column contains the row headers. If it is too wide, it scrolls sideways, also by keyboard. */
export function TextTable({ caption, head, rows }: TextTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
    <div className={css.tableBox} role="region" aria-label={caption} tabIndex={0}>
      <table className={head.length > 4 ? css.wideTable : css.table}>
        <caption className={css.tableCaption}>{caption}</caption>
        <thead>
          <tr>
            {head.map((text) =>
              // The corner cell above the row headers is empty.
              text ? (
                <th key={text} scope="col">
                  {text}
                </th>
              ) : (
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell
                <td key="corner" />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = '', ...cells]) => (
            <tr key={first}>
              <th scope="row">
                <RichText text={first} />
              </th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]}>
                  <RichText text={cell.replaceAll(' TL', '\u00A0TL')} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
