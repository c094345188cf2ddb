import { key } from './page-head.css.ts'

/** A key as it is drawn beside its action. */
export const Key = ({ children }: { readonly children: string }) => <kbd className={key}>{children}</kbd>
