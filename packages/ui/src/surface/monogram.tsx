import { monogram } from './monogram.css.ts'

/** Initials on plum, standing in for a shop's or person's picture. The name stands beside it. */
export function Monogram({ children }: { children: string }) {
  return (
    <span aria-hidden className={monogram}>
      {children}
    </span>
  )
}
