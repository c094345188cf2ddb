import { monogram } from './monogram.css.ts'

/** Initials on plum, shown in place of a shop's or person's picture. The name is beside it. */
export function Monogram({ children }: { children: string }) {
  return (
    <span aria-hidden className={monogram}>
      {children}
    </span>
  )
}
