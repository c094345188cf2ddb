import type { ImgHTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import * as css from './aspect-picture.css.ts'

/** Props of `AspectPicture`, besides those of the native image. */
export interface AspectPictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'srcSet' | 'loading'> {
  src: string
  /** Empty for a picture that the text beside it already names. */
  alt: string
  /** The picture's own size: it holds the place before it comes. */
  width: number
  height: number
  /** The picture at other widths, in px: `widths.map((width) => sourceAt(width))` becomes the srcset. */
  widths?: readonly number[]
  sourceAt?: (width: number) => string
  /** The largest picture of the first screen: fetched at once and first. All others wait until they come near. */
  eager?: boolean
}

/** A picture that takes its place before it has come, as wide as its box. In the dark a square one, a product's, fades at its edges. */
export function AspectPicture({ widths, sourceAt, eager, className, alt, ...rest }: AspectPictureProps) {
  return (
    <img
      {...rest}
      alt={alt}
      srcSet={sourceAt && widths?.map((width) => `${sourceAt(width)} ${width}w`).join(', ')}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding={eager ? 'auto' : 'async'}
      className={classNames(css.picture, rest.width === rest.height && css.product, className)}
    />
  )
}
