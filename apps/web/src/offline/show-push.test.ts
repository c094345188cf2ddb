import { expect, it } from 'vitest'
import { openPushed, readPush } from './show-push.ts'

it('reads the shop’s messages, and refuses addresses of other sites', () => {
  const news = { title: 'Paketiniz yola çıktı', url: '/my/siparisler' }
  expect(readPush(JSON.stringify(news))).toEqual(news)
  for (const url of ['https://ornek.test/', '//ornek.test/', '/\\ornek.test', 'my/siparisler', '', 7])
    expect(readPush(JSON.stringify({ ...news, url })), String(url)).toBeUndefined()
  for (const text of [undefined, '', '{', 'null', '[]', '{"title":""}']) expect(readPush(text)).toBeUndefined()
})

it('focuses an open window at the message’s address, and opens a new one if none is open', async () => {
  const done: string[] = []
  const open = async (url: string) => void done.push(`open ${url}`)
  const page = (url: string) => ({
    url: `https://pazar.ornek${url}`,
    focus: async () => void done.push(`focus ${url}`),
    navigate: async (to: string) => void done.push(`${url} to ${to}`),
  })
  await openPushed('/my/siparisler', [], open)
  await openPushed('/my/siparisler', [page('/')], open)
  await openPushed('/my/siparisler', [page('/'), page('/my/siparisler')], open)
  expect(done).toEqual(['open /my/siparisler', 'focus /', '/ to /my/siparisler', 'focus /my/siparisler'])
})
