import { photosOf } from '@market/domain/catalog'
import '@market/ui/testing'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { PhotoRow } from './photo-row.tsx'
import { PhotoThumbs } from './photo-thumbs.tsx'

afterEach(cleanup)

const comments = [
  { id: 1, name: 'A** K**', images: ['photo/aa', 'photo/bb', 'photo/cc'] },
  { id: 2, name: 'E** T**', images: ['photo/dd'] },
]
const open = async (name: string) => {
  const thumb = screen.getByRole('button', { name })
  thumb.focus()
  fireEvent.click(thumb)
  return screen.findByRole('dialog')
}
const shown = (dialog: HTMLElement) => within(dialog).getByRole('img').getAttribute('alt')

describe('photos under comments', () => {
  it('are small squares, each named by who added it', () => {
    render(<PhotoThumbs photos={photosOf(comments.slice(0, 1))} />)
    expect(screen.getAllByRole('img').map((image) => [image.getAttribute('alt'), image.getAttribute('src')])).toEqual([
      ['A** K** tarafından eklenen fotoğraf 1/3', '/img/320/photo/aa'],
      ['A** K** tarafından eklenen fotoğraf 2/3', '/img/320/photo/bb'],
      ['A** K** tarafından eklenen fotoğraf 3/3', '/img/320/photo/cc'],
    ])
  })

  it('render nothing without photos', () => {
    const { container } = render(
      <>
        <PhotoRow comments={[]} />
        <PhotoThumbs photos={[]} />
      </>,
    )
    expect(container.textContent).toBe('')
  })

  it('open whole, turn by arrows and buttons past comments, and give the focus back', async () => {
    render(<PhotoRow comments={comments} />)
    expect(screen.getByRole('region', { name: 'Fotoğraflı yorumlar' })).toBeTruthy()
    const dialog = await open('A** K** tarafından eklenen fotoğraf 3/3')
    expect(within(dialog).getByRole('img').getAttribute('src')).toBe('/img/1600/photo/cc')
    fireEvent.keyDown(dialog, { key: 'ArrowRight' })
    expect(shown(dialog)).toBe('E** T** tarafından eklenen fotoğraf 1/1')
    expect(within(dialog).getByRole('status').textContent).toBe('Fotoğraf 4 / 4')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Sonraki fotoğraf' }))
    expect(shown(dialog)).toBe('A** K** tarafından eklenen fotoğraf 1/3')
    fireEvent.keyDown(dialog, { key: 'ArrowLeft' })
    expect(shown(dialog)).toBe('E** T** tarafından eklenen fotoğraf 1/1')
    const drag = (from: number, to: number) => {
      fireEvent.touchStart(within(dialog).getByRole('img'), { touches: [{ clientX: from }] })
      fireEvent.touchEnd(within(dialog).getByRole('img'), { changedTouches: [{ clientX: to }] })
    }
    drag(200, 300)
    expect(shown(dialog)).toBe('A** K** tarafından eklenen fotoğraf 3/3')
    drag(200, 180)
    expect(shown(dialog)).toBe('A** K** tarafından eklenen fotoğraf 3/3')
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'A** K** tarafından eklenen fotoğraf 3/3' }))
  })

  it('has no buttons for a single photo', async () => {
    render(<PhotoRow comments={comments.slice(1)} />)
    const dialog = await open('E** T** tarafından eklenen fotoğraf 1/1')
    expect(within(dialog).queryByRole('button', { name: 'Sonraki fotoğraf' })).toBeNull()
  })
})
