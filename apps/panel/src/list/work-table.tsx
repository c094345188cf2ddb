import { Checkbox, classNames, IconButton, Link, VisuallyHidden } from '@market/ui'
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { useKeys } from '../desk/keys.ts'
import { rememberRows } from '../parts/neighbours.tsx'
import type { Urgency } from '../parts/when.ts'
import * as css from './list.css.ts'

export interface Column<Row> {
  readonly head: string
  readonly renderCell: (row: Row) => ReactNode
  /** Figures and their heads are at the right. */
  readonly end?: boolean
  readonly on?: 'not-phone' | 'only-wide'
}
export interface Group {
  readonly id: string
  readonly title: string
  readonly tone: Urgency
  readonly note?: string
}
export interface WorkTableProps<Row> {
  readonly label: string
  readonly rows: readonly Row[]
  readonly idOf: (row: Row) => string
  /** Text of the link or button that is the row's first cell. */
  readonly nameOf: (row: Row) => string
  /** Second line of the first cell. */
  readonly renderNote?: (row: Row) => ReactNode
  readonly nameHead: string
  /** Where a row leads; without it the row opens below itself. */
  readonly hrefOf?: (row: Row) => string
  readonly renderMore?: (row: Row) => ReactNode
  readonly columns: readonly Column<Row>[]
  readonly groupOf?: (row: Row) => Group
  readonly dense?: boolean
  /** Actions for the selected rows. Without it nothing can be selected. */
  readonly bulk?: {
    readonly mayPick: (row: Row) => boolean
    readonly note: (rows: readonly Row[]) => string
    readonly unit: string
    readonly renderActions: (rows: readonly Row[], drop: () => void) => ReactNode
  }
  /** A note below one row, such as another person's change. */
  readonly rowNote?: (row: Row) => ReactNode
}

/**
 * A list to work through by keyboard: J and K move the focus between the rows' links, Enter opens, X selects, Shift X selects
 * up to the row, Escape drops the selection.
 */
export function WorkTable<Row>(props: WorkTableProps<Row>) {
  const {
    label,
    rows,
    idOf,
    nameOf,
    renderNote,
    nameHead,
    hrefOf,
    renderMore,
    columns,
    groupOf,
    dense,
    bulk,
    rowNote,
  } = props
  const table = useRef<HTMLTableElement>(null)
  const hrefs = hrefOf && rows.map(hrefOf)
  useEffect(() => {
    if (hrefs) rememberRows(hrefs)
  })
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState<string>()
  const [open, setOpen] = useState<string>()
  const pickable = bulk ? rows.filter(bulk.mayPick) : []
  const chosen = pickable.filter((row) => picked.has(idOf(row)))
  const mains = () => [...(table.current?.querySelectorAll<HTMLElement>('[data-main]') ?? [])]
  const focused = () => document.activeElement?.closest<HTMLElement>('tr[data-id]')?.dataset['id']
  const pick = (ids: readonly string[], on: boolean) =>
    setPicked((before) => new Set(on ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))))
  const move = (by: number) => {
    const all = mains()
    const at = all.findIndex((one) => one.closest('tr')?.dataset['id'] === focused())
    const next = all[at < 0 ? 0 : Math.min(all.length - 1, Math.max(0, at + by))]
    next?.focus()
    next?.scrollIntoView({ block: 'nearest' })
  }
  const toggle = (id: string | undefined) => {
    if (id === undefined || !pickable.some((row) => idOf(row) === id)) return
    pick([id], !picked.has(id))
    setLast(id)
  }
  const toggleRange = (id: string | undefined) => {
    const ids = pickable.map(idOf)
    const [from, to] = [ids.indexOf(last ?? id ?? ''), ids.indexOf(id ?? '')].sort((one, other) => one - other)
    if (from === undefined || to === undefined || from < 0) return
    pick(ids.slice(from, to + 1), true)
    setLast(id)
  }
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    ...(bulk && {
      x: () => toggle(focused()),
      X: () => toggleRange(focused()),
      'Ctrl+a': () => pick(pickable.map(idOf), true),
      Escape: () => setPicked(new Set()),
    }),
  })
  const cellClass = ({ end, on }: Pick<Column<Row>, 'end' | 'on'>, base: string) =>
    classNames(base, end && css.end, on === 'not-phone' && css.notOnPhone, on === 'only-wide' && css.onlyWide)
  const width = columns.length + 1 + (bulk ? 1 : 0)
  const groups = new Map<string, { readonly group: Group | undefined; readonly rows: Row[] }>()
  for (const row of rows) {
    const group = groupOf?.(row)
    const found = groups.get(group?.id ?? '') ?? { group, rows: [] }
    found.rows.push(row)
    groups.set(group?.id ?? '', found)
  }
  const box = (name: string, of: readonly Row[]) => {
    const ids = of.map(idOf)
    const on = ids.filter((id) => picked.has(id)).length
    return (
      <Checkbox
        label={<VisuallyHidden>{name}</VisuallyHidden>}
        checked={on > 0 && on === ids.length}
        mixed={on > 0 && on < ids.length}
        disabled={ids.length === 0}
        onChange={() => pick(ids, on < ids.length)}
      />
    )
  }
  return (
    <>
      <table ref={table} aria-label={label} className={css.table}>
        <thead className={css.heads}>
          <tr>
            {bulk && <th className={css.head}>{box('Sayfadakilerin tümünü seç', pickable)}</th>}
            <th className={css.head}>{nameHead}</th>
            {columns.map((column) => (
              <th key={column.head} className={cellClass(column, css.head)}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        {[...groups].map(([groupId, { group, rows: own }]) => (
          <tbody key={groupId} className={css.body}>
            {group && (
              <tr className={css.moreRow}>
                <th colSpan={width} className={css.group}>
                  <span className={css.groupTone[group.tone]}>{group.title}</span>{' '}
                  <span className={css.groupNote}>
                    {own.length} {group.note}
                  </span>
                </th>
              </tr>
            )}
            {own.map((row) => {
              const id = idOf(row)
              const name = nameOf(row)
              const note = rowNote?.(row)
              const isOpen = open === id
              const press = () => setOpen(isOpen ? undefined : id)
              return (
                <Fragment key={id}>
                  <tr data-id={id} className={classNames(css.row, picked.has(id) && css.selected)}>
                    {bulk && <td className={css.check}>{bulk.mayPick(row) && box(`${name} seç`, [row])}</td>}
                    <td className={classNames(css.cell, dense && css.dense)}>
                      {hrefOf ? (
                        <Link href={hrefOf(row)} data-main="" className={css.main}>
                          {name}
                        </Link>
                      ) : (
                        <button type="button" data-main="" aria-expanded={isOpen} className={css.main} onClick={press}>
                          {name}
                        </button>
                      )}
                      {renderNote?.(row)}
                    </td>
                    {columns.map((column) => (
                      <td key={column.head} className={cellClass(column, classNames(css.cell, dense && css.dense))}>
                        {column.renderCell(row)}
                      </td>
                    ))}
                  </tr>
                  {(note || isOpen) && (
                    <tr className={css.moreRow}>
                      <td colSpan={width} className={css.more}>
                        {note}
                        {isOpen && renderMore?.(row)}
                      </td>
                    </tr>
                  )}
                </Fragment>
              )
            })}
          </tbody>
        ))}
      </table>
      {bulk && chosen.length > 0 && (
        <div role="region" aria-label="Seçilenler" className={css.bulk}>
          <span role="status">
            <b>
              {chosen.length} {bulk.unit} seçildi
            </b>
            <span className={css.bulkNote}>{bulk.note(chosen)}</span>
          </span>
          <div className={css.bulkActions}>
            {bulk.renderActions(chosen, () => setPicked(new Set()))}
            <IconButton icon="x" label="Seçimi bırak" variant="header" onClick={() => setPicked(new Set())} />
          </div>
        </div>
      )}
    </>
  )
}
