import { spinner } from './spinner.css.ts'

/** A turning ring in the colour of the text. With `label` it is announced by name. */
export function Spinner({ size = 'md', label }: { size?: keyof typeof spinner; label?: string }) {
  const naming = label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true }
  return <span className={spinner[size]} {...naming} />
}
