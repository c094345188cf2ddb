import { expect, it } from 'vitest'
import { welcome } from './welcome.ts'

const shop = { port: 3000, apiPort: 3001, bankPort: 3002, sellerPort: 3003, officePort: 3004, dataDir: 'data' }
const linesOf = (own: { readonly ownApi: boolean; readonly demo: boolean }) => welcome({ ...shop, ...own }).split('\n')

it('names the addresses of both panels, then an owner, a packer, an accountant and two people of the office', () => {
  const lines = linesOf({ ownApi: true, demo: true })
  const at = lines.findIndex((line) => line.startsWith('Satıcı'))
  expect(lines.slice(at, at + 7)).toEqual([
    'Satıcı  http://localhost:3003',
    'Ofis    http://localhost:3004',
    expect.stringMatching(/Seller {2}zeynep\.sahip@ornek\.com +Mağaza sahibi$/),
    expect.stringMatching(/Seller {2}can\.paket@ornek\.com +Operasyon$/),
    expect.stringMatching(/Seller {2}ayse\.muhasebe@ornek\.com +Muhasebe$/),
    expect.stringMatching(/Office {2}deniz\.ofis@ornek\.com +Destek$/),
    expect.stringMatching(/Office {2}ece\.ofis@ornek\.com +Destek$/),
  ])
})

it('names no demo people in production, and no panels beside the API of somebody else', () => {
  expect(linesOf({ ownApi: true, demo: false }).join('\n')).not.toContain('ornek.com  ')
  expect(linesOf({ ownApi: true, demo: false })).toContain('Satıcı  http://localhost:3003')
  expect(linesOf({ ownApi: false, demo: true }).join('\n')).not.toMatch(/Satıcı|Ofis/)
})
