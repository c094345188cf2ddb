import type { ReactNode } from 'react'
import * as css from './parts.css.ts'

type Fact = readonly [name: string, value: ReactNode]

/** Names with their values; those without a value are left out. */
export const Facts = ({ of }: { readonly of: readonly Fact[] }) => (
  <dl className={css.facts}>
    {of
      .filter(([, value]) => value !== '' && value !== null && value !== undefined && value !== false)
      .map(([name, value]) => (
        <div key={name} className={css.pair}>
          <dt className={css.factName}>{name}</dt>
          <dd className={css.fact}>{value}</dd>
        </div>
      ))}
  </dl>
)
