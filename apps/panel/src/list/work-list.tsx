import type { ReactNode } from 'react'
import { ButtonLink } from '@market/ui'
import type { Asked } from '../desk/use-desk.ts'
import { Answer, Empty } from '../parts/answer.tsx'
import * as parts from '../parts/parts.css.ts'
import { ListFoot } from './list-parts.tsx'
import { WorkTable, type WorkTableProps } from './work-table.tsx'

interface WorkListProps<Row> extends Omit<WorkTableProps<Row>, 'rows'> {
  readonly of: Omit<Asked<{ readonly items: readonly Row[]; readonly next: string | null }>, 'set'>
  /** Shown in place of an empty list. */
  readonly empty: ReactNode
  /** The name of one row: `sipariş` in "12 sipariş gösteriliyor". */
  readonly unit: string
}

/** The answer of a list call as a table with its states and the way to the next page. */
export const WorkList = <Row,>({ of, empty, unit, ...table }: WorkListProps<Row>) => (
  <Answer of={of} what={table.label} rows={table.dense ? 10 : 6}>
    {({ items, next }) =>
      items.length === 0 ? (
        empty
      ) : (
        <>
          <WorkTable rows={items} {...table} />
          <ListFoot next={next}>
            <span>{`${items.length} ${unit} gösteriliyor`}</span>
          </ListFoot>
        </>
      )
    }
  </Answer>
)

/** No row is left by the filters of the address; `clear` is this page without them. */
export const NothingFound = ({
  title,
  text,
  clear,
}: {
  readonly title: string
  readonly text?: string
  readonly clear?: string | undefined
}) => (
  <Empty
    filtered
    title={title}
    {...(text && { text })}
    {...(clear && {
      action: (
        <ButtonLink href={clear} variant="secondary" size="sm" className={parts.quiet}>
          Filtreleri temizle
        </ButtonLink>
      ),
    })}
  />
)
