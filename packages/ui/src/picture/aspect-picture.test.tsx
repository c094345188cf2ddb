import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { product } from './aspect-picture.css.ts'
import { AspectPicture } from './aspect-picture.tsx'

afterEach(cleanup)

test('it holds its place, offers its widths and waits until it is near', () => {
  render(
    <AspectPicture
      src="/p/1-440.webp"
      alt="Çaydanlık"
      width={440}
      height={440}
      widths={[220, 440]}
      sourceAt={(width) => `/p/1-${width}.webp`}
      sizes="50vw"
    />,
  )
  const image = screen.getByRole('img', { name: 'Çaydanlık' })
  expect(image.getAttribute('width')).toBe('440')
  expect(image.getAttribute('height')).toBe('440')
  expect(image.getAttribute('srcset')).toBe('/p/1-220.webp 220w,/p/1-440.webp 440w')
  expect(image.getAttribute('loading')).toBe('lazy')
  expect(image.getAttribute('fetchpriority')).toBeNull()
})

test('it is finer on finer screens', () => {
  const source = (width: number) => `/p/1-${width}.webp`
  render(<AspectPicture src={source(240)} alt="" width={240} height={240} sourceAt={source} finer={{ '2x': 480 }} />)
  expect(screen.getByRole('presentation').getAttribute('srcset')).toBe('/p/1-480.webp 2x')
})

test('the eager one is fetched at once and first', () => {
  render(<AspectPicture src="/p/1.webp" alt="Çaydanlık" width={440} height={440} eager />)
  const image = screen.getByRole('img')
  expect(image.getAttribute('loading')).toBe('eager')
  expect(image.getAttribute('fetchpriority')).toBe('high')
})

test('a product fades into the dark at its edges, a scene does not', () => {
  const classesOf = (height: number) => {
    cleanup()
    render(<AspectPicture src="/p/1.webp" alt="Çaydanlık" width={640} height={height} />)
    return screen.getByRole('img').className
  }
  expect(classesOf(640)).toContain(product)
  expect(classesOf(480)).not.toContain(product)
})

test('the one that comes first, which is preloaded by its srcset alone, names the plain one in it', () => {
  const source = (width: number) => `/img/${width}/anahtar`
  render(
    <AspectPicture src={source(240)} alt="" width={240} height={240} sourceAt={source} finer={{ '2x': 480 }} eager />,
  )
  expect(document.querySelector('img')?.getAttribute('srcset')).toBe('/img/240/anahtar 1x,/img/480/anahtar 2x')
})
