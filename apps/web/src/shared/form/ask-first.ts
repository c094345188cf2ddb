import type { NoticeStore } from '@market/stores'

interface Question {
  readonly title: string
  readonly text: string
  /** The button that does it. */
  readonly yes: string
  readonly no: string
  readonly run: () => void
}

/** Asks before something that cannot be undone by another press. */
export const askFirst = (notices: NoticeStore, { title, text, yes, no, run }: Question): void =>
  notices.open({
    type: 'info',
    title,
    text,
    timeout: 0,
    actions: [
      { text: no, kind: 'secondary' },
      { text: yes, kind: 'danger', run },
    ],
  })
