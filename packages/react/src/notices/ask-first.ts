import type { NoticeStore } from '@market/stores'

interface Question {
  readonly title: string
  readonly text: string
  /** Text of the button that confirms. */
  readonly yes: string
  readonly no: string
  readonly run: () => void
}

/** Asks for confirmation before an action that cannot be undone. */
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
