import { classNames } from '../class-names.ts'
import * as css from './logo.css.ts'
import { PigeonStamp } from './pigeon-stamp.tsx'

/** Stamp, wordmark and, with `line`, the shop's motto beneath it; for the header's and footer's ground. */
export function Logo({ name, line, className }: { name: string; line?: string; className?: string }) {
  return (
    <span className={classNames(css.root, className)}>
      <PigeonStamp className={css.stamp} />
      <span className={css.words}>
        <span className={css.name}>{name}</span>
        {line && <span className={css.line}>{line}</span>}
      </span>
    </span>
  )
}
