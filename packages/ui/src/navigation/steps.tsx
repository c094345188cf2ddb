import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link-provider.tsx'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import { words } from '../words.ts'
import * as css from './steps.css.ts'

/** A step of a process, such as the checkout. */
export interface Step {
  readonly text: string
  /** Address of the step once it is done. */
  readonly href?: string
}

/** The steps of a checkout, on the header's ground. `current` counts from 0. */
export function Steps({ label, steps, current }: { label: string; steps: readonly Step[]; current: number }) {
  return (
    <ol aria-label={label} className={css.list}>
      {steps.map(({ text, href }, index) => {
        const state = index < current ? 'done' : index === current ? 'now' : 'ahead'
        const content = (
          <>
            <span aria-hidden className={classNames(css.mark, css.state[state])}>
              {state === 'done' ? <Icon name="check" size="md" /> : index + 1}
            </span>
            {state === 'done' && <VisuallyHidden>{words.done}</VisuallyHidden>}
            <span className={state === 'now' ? undefined : css.text}>{text}</span>
          </>
        )
        return (
          <li key={text} aria-current={state === 'now' ? 'step' : undefined} className={css.step}>
            {href && state === 'done' ? (
              <Link href={href} className={css.link}>
                {content}
              </Link>
            ) : (
              <span className={css.link}>{content}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
