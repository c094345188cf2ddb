import { words } from '../words.ts'
import { skipLink } from './skip-link.css.ts'

/** The first stop of the keyboard: over the header to the content. `target` is the id of `main`. */
export function SkipLink({ target = 'icerik' }: { target?: string }) {
  return (
    <a href={`#${target}`} className={skipLink}>
      {words.skipToContent}
    </a>
  )
}
