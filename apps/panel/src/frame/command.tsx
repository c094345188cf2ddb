import { searchKey } from '@market/domain/text'
import { Dialog, TextField, useCombobox } from '@market/ui'
import { type KeyboardEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { AnyIcon, type AnyIconName } from '../parts/any-icon.tsx'
import * as css from './frame.css.ts'
import type { PageItem } from './nav-item.ts'

interface CommandProps {
  readonly pages: readonly PageItem[]
  readonly open: boolean
  readonly onClose: () => void
}
interface Way {
  readonly icon: AnyIconName
  readonly text: string
  readonly href: string
}

/** The pages with this text in their names, and the searches for it; searches first if it may be a number. */
function waysTo(pages: readonly PageItem[], text: string): readonly Way[] {
  const named: readonly Way[] = pages
    .filter((page) => searchKey(page.text).includes(searchKey(text)))
    .map(({ href, text: name, icon = { desk: 'file' } }) => ({ href, text: name, icon }))
  if (text === '') return named
  const searches = pages
    .filter(({ searches: does }) => does)
    .map(({ href, text: name }) => ({
      icon: { shop: 'search' } as const,
      text: `${name}: “${text}” ara`,
      href: `${href}?${new URLSearchParams({ q: text }).toString()}`,
    }))
  return /\d/.test(text) ? [...searches, ...named] : [...named, ...searches]
}

/** The dialog of `Ctrl K`: goes to a page of the role, or searches orders and sellers. */
export function Command({ pages, open, onClose }: CommandProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Ara ya da sayfaya git" form closesOutside>
      <CommandField pages={pages} onClose={onClose} />
    </Dialog>
  )
}

function CommandField({ pages, onClose }: Omit<CommandProps, 'open'>) {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const take = ({ href }: Way) => {
    onClose()
    void navigate(href)
  }
  const box = useCombobox({
    label: 'Sayfalar ve aramalar',
    options: waysTo(pages, text.trim()),
    selectsFirst: true,
    onTake: take,
  })
  const onKeyDown = (event: KeyboardEvent) => {
    // Escape closes the dialog, whose list is always open.
    if (event.key !== 'Escape') box.field.onKeyDown(event)
    if (event.key === 'Enter' && box.selected) {
      event.preventDefault()
      take(box.selected)
    }
  }
  return (
    <>
      <TextField
        {...box.field}
        onKeyDown={onKeyDown}
        label="Numara ya da sayfa adı"
        autoComplete="off"
        maxLength={100}
        value={text}
        onFocus={box.open}
        onChange={({ target }) => {
          setText(target.value)
          box.restart()
        }}
      />
      <div {...box.list} className={box.options.length > 0 ? css.ways : box.list.className}>
        {box.options.map(({ icon, text: words, href }, at) => (
          <div key={href} {...box.optionAt(at, css.way)}>
            <AnyIcon of={icon} />
            {words}
          </div>
        ))}
      </div>
    </>
  )
}
