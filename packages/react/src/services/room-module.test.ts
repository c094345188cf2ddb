import type { Clock } from '@market/domain/kernel'
import type { NoticeStore } from '@market/stores'
import { setClock } from '@market/testing'
import { Container } from 'inversify'
import { expect, it, vi } from 'vitest'
import { made, roomModule } from './room-module.ts'
import { token } from './token.ts'

const services = { Clock: token<Clock>('Clock'), NoticeStore: token<NoticeStore>('NoticeStore') }

it('makes a use-case of its ports when it is asked for, and once for each container', () => {
  const make = vi.fn(
    ({ clock }: { readonly clock: Clock }) =>
      () =>
        clock.now().getTime(),
  )
  const room = roomModule({ askTime: made(make, { clock: services.Clock }), unasked: made(vi.fn(), {}) })
  const container = new Container()
  container.bind(services.Clock).toConstantValue(setClock(new Date(7)))
  container.load(room.askTime.module)
  expect(make).not.toHaveBeenCalled()
  expect(container.get(room.askTime.id)()).toBe(7)
  expect(container.get(room.askTime.id)).toBe(container.get(room.askTime.id))
  expect(make).toHaveBeenCalledTimes(1)
})

it('takes no port for another', () => {
  const useClock = ({ clock }: { readonly clock: Clock }) => clock
  // @ts-expect-error: notices are not a clock
  expect(made(useClock, { clock: services.NoticeStore })).toBeTypeOf('function')
})
