import { picture } from './parts.css.ts'

/** A small picture of goods beside their name; nothing for goods without one. */
export const Picture = ({ of, size = 40 }: { readonly of: string; readonly size?: number }) =>
  of ? <img src={`/img/96/${of}`} alt="" width={size} height={size} loading="lazy" className={picture} /> : null
