import { Icon, Link } from '@market/ui'
import { useLocation, useNavigate } from 'react-router-dom'
import { useKeys } from '../desk/keys.ts'
import * as css from './page-head.css.ts'

const storageKey = 'son-liste'

/** Remembers the pages of a list's rows, through which their detail pages step. */
export const rememberRows = (hrefs: readonly string[]): void =>
  sessionStorage.setItem(storageKey, JSON.stringify(hrefs))

const rememberedRows = (): readonly string[] => JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')

/** `3 / 38` with the ways to the row before and after this page in the list that was open last, also by `[` and `]`. */
export function Neighbours() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const rows = rememberedRows()
  const at = rows.indexOf(pathname)
  const [before, after] = at < 0 ? [] : [rows[at - 1], rows[at + 1]]
  useKeys({
    ...(before && { '[': () => void navigate(before) }),
    ...(after && { ']': () => void navigate(after) }),
  })
  if (at < 0 || rows.length < 2) return null
  return (
    <span className={css.neighbours}>
      <Step to={before} icon="caret-left" label="Önceki kayıt" />
      {`${at + 1} / ${rows.length}`}
      <Step to={after} icon="caret-right" label="Sonraki kayıt" />
    </span>
  )
}

const Step = ({
  to,
  icon,
  label,
}: {
  readonly to: string | undefined
  readonly icon: 'caret-left' | 'caret-right'
  readonly label: string
}) =>
  to ? (
    <Link href={to} aria-label={label} title={label} className={css.step}>
      <Icon name={icon} size="md" />
    </Link>
  ) : (
    <span className={css.stepless}>
      <Icon name={icon} size="md" />
    </span>
  )
