import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react'
import { classNames } from '../class-names.ts'
import * as css from './combobox.css.ts'

interface ComboboxOptions<Option> {
  /** Accessible name of the list. */
  readonly label: string
  /** Options for the typed text. They are shown while the list is open. */
  readonly options: readonly Option[]
  /** The first option is selected at first. Otherwise the typed text itself is a choice beside the options. */
  readonly selectsFirst?: boolean
  /** An option was clicked. */
  readonly onTake: (option: Option) => void
}

/**
 * A text field with a list of options, as an ARIA combobox: arrow keys select an option, Escape closes the list, and
 * the focus stays in the field. The caller takes the selected option on Enter.
 */
export function useCombobox<Option>({ label, options: all, selectsFirst = false, onTake }: ComboboxOptions<Option>) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  /** Index that the arrow keys selected; -1 is the typed text. */
  const [moved, setMoved] = useState<number>()
  const options = isOpen ? all : []
  const selected = options[moved ?? (selectsFirst ? 0 : -1)] ?? (selectsFirst ? options[0] : undefined)
  const at = selected === undefined ? -1 : options.indexOf(selected)
  const close = () => {
    setOpen(false)
    setMoved(undefined)
  }
  return {
    isOpen,
    /** The options that are shown. */
    options,
    selected,
    /** Whether the arrow keys selected it. */
    isMoved: moved !== undefined,
    open: () => setOpen(true),
    /** Opens the list for another text. */
    restart() {
      setOpen(true)
      setMoved(undefined)
    },
    close,
    /** Class of a panel below the field, for a text in place of the list. */
    panel: css.panel,
    field: {
      role: 'combobox',
      'aria-expanded': options.length > 0,
      'aria-controls': id,
      'aria-autocomplete': 'list' as const,
      'aria-activedescendant': selected === undefined ? undefined : `${id}-${at}`,
      onKeyDown(event: KeyboardEvent) {
        if (event.key === 'Escape' && isOpen) {
          event.preventDefault()
          close()
        }
        if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || options.length === 0) return
        event.preventDefault()
        const text = selectsFirst ? 0 : 1
        const count = options.length + text
        const step = event.key === 'ArrowDown' ? 1 : -1
        setMoved(((at + text + step + count) % count) - text)
      },
    },
    list: {
      id,
      role: 'listbox',
      'aria-label': label,
      className: options.length > 0 ? classNames(css.panel, css.list) : css.closed,
    },
    /** Attributes of an option; `layout` is the class that arranges its content. */
    optionAt: (index: number, layout: string) => ({
      id: `${id}-${index}`,
      role: 'option',
      tabIndex: -1,
      'aria-selected': index === at,
      className: classNames(css.option, layout, index === at && css.selected),
      // Keeps the focus in the field.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onClick() {
        const option = options[index]
        if (option !== undefined) onTake(option)
      },
    }),
  }
}
