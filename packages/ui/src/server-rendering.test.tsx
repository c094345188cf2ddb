// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import {
  Alert,
  Button,
  Checkbox,
  Chip,
  Countdown,
  Dialog,
  Drawer,
  PaymentLogos,
  Price,
  ProgressBar,
  QuantityField,
  RouteTrack,
  Select,
  Skeleton,
  Stamp,
  StampSheet,
  Stars,
  Steps,
  Tabs,
  TextField,
} from './index.ts'

const nothing = () => undefined
const page = (
  <>
    <Steps label="Adımlar" steps={[{ text: 'Sepet' }, { text: 'Ödeme' }]} current={1} />
    <StampSheet>
      <Stamp>
        <Price amount="649,90 TL" previous="999,00 TL" />
        <Stars value={4.6} label="5 üzerinden 4,6" />
        <Skeleton />
      </Stamp>
    </StampSheet>
    <Chip removes>Sesta</Chip>
    <Countdown label="Bitmesine" hours={2} minutes={4} seconds={7} />
    <ProgressBar label="64 / 100 adet satıldı" value={64} />
    <TextField label="Ad" error="Ad gerekmektedir." />
    <Select label="İl">
      <option>Ankara</option>
    </Select>
    <Checkbox label="Hepsi" mixed />
    <QuantityField label="Adet" value={1} onChange={nothing} />
    <Tabs label="Ürün" tabs={[{ id: 'info', text: 'Bilgiler' }]} selected="info" onSelect={nothing}>
      Bilgi
    </Tabs>
    <RouteTrack label="1. paket" steps={[{ title: 'Yolda' }]} current={0} />
    <Alert tone="info">Bilgi</Alert>
    <Button loading>Öde</Button>
    <PaymentLogos brands={['troy']} />
    <Dialog open={false} onClose={nothing} title="Emin misiniz?">
      Gizli
    </Dialog>
    <Drawer open={false} onClose={nothing} title="Filtrele">
      Gizli
    </Drawer>
  </>
)

test('the server draws without a browser and without any style attribute', () => {
  const html = renderToStaticMarkup(page)
  expect(html).not.toContain('style=')
  expect(html).toContain('02')
  expect(html).toContain('04')
  expect(html).toContain('07')
})

test('what is closed weighs nothing in the page', () => {
  const html = renderToStaticMarkup(page)
  expect(html).not.toContain('Gizli')
  expect(html).not.toContain('Emin misiniz?')
})

test('two renderings are the same, so that hydration finds what it expects', () => {
  expect(renderToStaticMarkup(page)).toBe(renderToStaticMarkup(page))
})
