import { spriteFile } from '../icon/sprite-file.ts'

/** The stamp with the pigeon, the shop's mark. A decoration unless `label` names it. */
export function PigeonStamp({ className, label }: { className?: string; label?: string }) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg className={className} viewBox="0 0 40 40" width="40" height="40" {...naming}>
      <use href={`${spriteFile}#pigeon-stamp`} />
    </svg>
  )
}
