import type { Oracle } from './oracle.ts'

/** A mail is sent once; only a process that has ended in between may send it again. */
export const mailsOnce: Oracle = {
  name: 'a mail is sent once',
  when: 'day',
  async look(world) {
    const times = Map.groupBy(world.mails(), ({ id, ends }) => `${id} ${ends}`)
    return [...times.values()].flatMap(([first, ...more]) =>
      first && more.length > 0 ? [`${first.recipient} has "${first.subject}" ${more.length + 1} times`] : [],
    )
  },
}
