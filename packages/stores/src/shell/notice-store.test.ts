import { recordedApp } from '@market/testing'
import { expect, it } from 'vitest'
import { makeNoticeStore } from './notice-store.ts'

const waiting: { run: () => void; ms: number }[] = []
const make = () => {
  waiting.length = 0
  const app = recordedApp()
  return { app, notices: makeNoticeStore((run, ms) => void waiting.push({ run, ms }), app) }
}
const notice = { type: 'success', title: 'İşlem Başarılı!', text: '', timeout: 2000, actions: [] } as const

it('closes a dialog after its time, but not the next one', () => {
  const { notices } = make()
  notices.open(notice)
  notices.open({ ...notice, title: 'Başka' })
  waiting[0]?.run()
  expect(notices.state.current().dialog?.title).toBe('Başka')
  waiting[1]?.run()
  expect(notices.state.current().dialog).toBeUndefined()
})

it('keeps a dialog open while the shopper uses it', () => {
  const { notices } = make()
  notices.open(notice)
  notices.stay()
  waiting[0]?.run()
  expect(notices.state.current().dialog?.title).toBe('İşlem Başarılı!')
  notices.close()
  notices.stay()
  expect(notices.state.current().dialog).toBeUndefined()
})

it('leaves a dialog without a time open', () => {
  const { notices } = make()
  notices.open({ ...notice, timeout: 0 })
  expect(waiting).toEqual([])
})

it('closes on a choice, tells the app and runs the choice’s action', () => {
  const { notices, app } = make()
  const done: string[] = []
  notices.open(notice)
  notices.choose({
    text: 'Sepete git',
    kind: 'primary',
    post: { key: 'go_cart', value: { count: 2 } },
    run: () => done.push('run'),
  })
  expect(notices.state.current().dialog).toBeUndefined()
  expect(app.posted).toEqual([{ message: 'go_cart', payload: { count: 2 } }])
  expect(done).toEqual(['run'])
})

it('says the same thing once at a time', () => {
  const { notices } = make()
  const texts = () => notices.state.current().toasts.map(({ text }) => text)
  notices.toast({ type: 'success', text: 'Favorilerinize eklendi.' })
  notices.toast({ type: 'success', text: 'Favorilerinize eklendi.' })
  notices.toast({ type: 'success', text: 'Takip ediliyor.' })
  expect(texts()).toEqual(['Favorilerinize eklendi.', 'Takip ediliyor.'])
  waiting[0]?.run()
  notices.toast({ type: 'success', text: 'Favorilerinize eklendi.' })
  expect(texts()).toEqual(['Takip ediliyor.', 'Favorilerinize eklendi.'])
})
