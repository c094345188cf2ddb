import type { ImgHTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import * as css from './aspect-picture.css.ts'

/** Props of `AspectPicture`, besides those of the native image. */
export interface AspectPictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'srcSet' | 'loading'> {
  src: string
  /** Empty if the text beside the picture already names it. */
  alt: string
  /** The picture's intrinsic size, which reserves its space while it loads. */
  width: number
  height: number
  /** Other widths of the picture, in px: `widths.map((width) => sourceAt(width))` becomes the srcset. */
  widths?: readonly number[]
  sourceAt?: (width: number) => string
  /**
   * Use instead of `widths` for a picture with about the same width on every screen. `src` is for 1x screens; this has
   * the width in px for each higher density, as `{ '2x': 480 }`. It needs no `sizes`, which a sheet of products would
   * repeat dozens of times.
   */
  finer?: Readonly<Record<`${number}x`, number>>
  /**
   * For the largest picture of the first screen: fetched at once with high priority. All others load when they come
   * near the screen.
   */
  eager?: boolean
}

/**
 * A picture as wide as its box, whose space is reserved while it loads. In the dark scheme a square picture (a product)
 * fades at its edges.
 */
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
