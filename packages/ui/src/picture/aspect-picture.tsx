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
  /**
   * In place of widths, for a picture that is about as wide on every screen: `src` is for plain ones, and here the width in px for each finer one, as
   * `{ '2x': 480 }`. It needs no `sizes`, which a sheet of products repeats dozens of times.
   */
  finer?: Readonly<Record<`${number}x`, number>>
  /** The largest picture of the first screen: fetched at once and first. All others wait until they come near. */
  eager?: boolean
}

/** A picture that takes its place before it has come, as wide as its box. In the dark a square one, a product's, fades at its edges. */
export function AspectPicture({ widths, finer, sourceAt, eager, className, alt, ...rest }: AspectPictureProps) {
  const sources = finer ? Object.entries(finer) : widths?.map((width) => [`${width}w`, width] as const)
  const named = sourceAt && sources?.map(([at, width]) => `${sourceAt(width)} ${at}`).join(',')
  return (
    <img
      {...rest}
      alt={alt}
      // An eager picture is preloaded by its srcset alone, so the srcset must contain `src` too.
      srcSet={eager && finer && named ? `${rest.src} 1x,${named}` : named}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      className={classNames(css.picture, rest.width === rest.height && css.product, className)}
    />
  )
}
