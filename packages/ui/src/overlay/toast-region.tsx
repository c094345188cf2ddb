import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link-provider.tsx'
import { words } from '../words.ts'
import * as css from './toast.css.ts'

/** A short notice. The caller decides how long it stays. */
export interface Toast {
  readonly id: string | number
  readonly tone: keyof typeof css.tone
  readonly text: ReactNode
  readonly action?: { readonly text: string; readonly href: string } | { readonly text: string; onClick: () => void }
}

/** The container of toasts. It stays on the page even when empty, so that screen readers announce new ones. */
export function ToastRegion({ toasts }: { toasts: readonly Toast[] }) {
  return (
    <section aria-label={words.notices} aria-live="polite" className={css.region}>
      {toasts.map(({ id, tone, text, action }) => (
        <div key={id} role={tone === 'error' ? 'alert' : undefined} className={classNames(css.toast, css.tone[tone])}>
          <Icon name={tone === 'error' ? 'warning-circle' : 'check-circle'} filled />
          <span className={css.text}>{text}</span>
          {action &&
            ('href' in action ? (
              <Link href={action.href} className={css.action}>
                {action.text}
              </Link>
            ) : (
              <button type="button" onClick={action.onClick} className={css.action}>
                {action.text}
              </button>
            ))}
        </div>
      ))}
    </section>
  )
}
