import { useState } from 'react'
import {
  Breadcrumbs,
  Button,
  CardPreview,
  Countdown,
  Divider,
  LoadingBar,
  Monogram,
  Pagination,
  Panel,
  PaymentLogos,
  Price,
  ProgressBar,
  Receipt,
  ReceiptLine,
  ReceiptTotal,
  RouteTrack,
  TabLinks,
  Tabs,
  Tag,
} from '../src/index.ts'
import * as css from './gallery.css.ts'

const steps = [
  { title: 'Sipariş alındı', detail: '20 Kasım, 18.42' },
  { title: 'Hazırlandı', detail: '21 Kasım, 10.15' },
  { title: 'Yola çıktı', detail: 'Ankara, 21 Kasım' },
  { title: 'Dağıtımda', detail: 'Kadıköy, bugün 08.30' },
  { title: 'Teslim', detail: 'bugün 14.00–18.00' },
]

export function PageSection() {
  const [tab, setTab] = useState<'info' | 'reviews' | 'questions' | 'rates'>('info')
  return (
    <>
      <Panel title="Fiyat" className={css.half}>
        <div className={css.stack}>
          <div className={css.row}>
            <Price amount="529,00 TL" holdsPrevious />
            <Price amount="649,90 TL" previous="999,00 TL" />
            <Price amount="21.749,00 TL" previous="28.999,00 TL" tone="deal" />
            <Price amount="1.290,00 TL" tone="muted" holdsPrevious />
          </div>
          <div className={css.row}>
            <Price amount="349,90 TL" after="ve üzeri" />
            <Price amount="389,90 TL" before="Sepette" size="row" />
            <Price amount="2.349,00 TL" size="inline" />
          </div>
          <Price amount="21.749,00 TL" previous="28.999,00 TL" beside size="product" />
          <Price amount="21.749,00 TL" previous="28.999,00 TL" size="deal" tone="deal" />
          <ProgressBar label="100 adetten 64'ü satıldı" value={64} tone="deal" />
          <ProgressBar label="5 yıldız, yüzde 72" value={72} tone="star" />
          <div className={css.row}>
            <Monogram>AE</Monogram>
            <b>Anka Elektronik</b>
            <Tag tone="score">9,4</Tag>
          </div>
        </div>
      </Panel>
      <Panel title="Sekmeler" className={css.half}>
        <div className={css.stack}>
          <Breadcrumbs
            items={[
              { text: 'Ana Sayfa', href: '#a' },
              { text: 'Elektronik', href: '#b' },
              { text: 'Ses Sistemleri', href: '#c' },
              { text: 'Kulaklık' },
            ]}
          />
          <Tabs
            label="Ürün"
            selected={tab}
            onSelect={setTab}
            tabs={[
              { id: 'info', text: 'Ürün Bilgileri' },
              { id: 'reviews', text: 'Yorumlar (412)' },
              { id: 'questions', text: 'Soru ve Cevap' },
              { id: 'rates', text: 'Taksit', disabled: true },
            ]}
          >
            <p className={css.muted}>Seçili sekme: {tab}</p>
          </Tabs>
          <TabLinks
            label="Kampanya"
            links={[
              { href: '#1', text: 'Telefon', current: true },
              { href: '#2', text: 'Bilgisayar' },
            ]}
          />
          <Pagination page={1} last={4} hrefOf={(page) => `?page=${page}`} />
          <Pagination page={7} last={24} hrefOf={(page) => `?page=${page}`} />
          <div className={css.row}>
            <Countdown label="Fırsatın bitmesine" hours={2} minutes={41} seconds={17} />
            <Countdown label="Fırsatın bitmesine" hours={2} minutes={41} seconds={17} look="boxed" />
          </div>
        </div>
      </Panel>
      <Panel
        title="Anka Elektronik"
        icon="storefront"
        end={
          <>
            Tahmini teslim <b>25–26 Kasım</b>
          </>
        }
        foot={
          <>
            <Tag tone="primary" icon="truck">
              Kargo Bedava
            </Tag>
            <span>
              Ara toplam <b>3.998,00 TL</b>
            </span>
          </>
        }
        flush
        className={css.twoThirds}
      >
        <div className={css.trust}>
          <RouteTrack label="1. paket" steps={steps} current={3} />
        </div>
        <Divider tear />
        <div className={css.trust}>
          <RouteTrack label="2. paket" steps={steps} current={1} />
        </div>
      </Panel>
      <div className={css.third}>
        <Receipt title="Sipariş Özeti">
          <ReceiptLine label="Ürünlerin toplamı" value="5.988,00 TL" />
          <ReceiptLine label="İndirimler" value="-1.210,20 TL" saving />
          <ReceiptLine label="Kargo ve Lojistik Hizmet Bedeli" value="54,90 TL" />
          <ReceiptTotal label="KDV Dahil Toplam Fiyat" amount="4.832,70 TL" />
          <Button size="lg" full>
            Üye olmadan devam et
          </Button>
          <Button size="lg" full variant="secondary">
            Giriş yaparak devam et
          </Button>
        </Receipt>
      </div>
      <Panel title="Ödeme" className={css.third}>
        <div className={css.stack}>
          <CardPreview
            number="9792 0301 2345 ••••"
            name="Elif Karaca"
            expiry="––/––"
            nameLabel="Ad soyad"
            expiryLabel="Son kullanma"
            brand="troy"
          />
          <PaymentLogos brands={['visa', 'mastercard', 'troy', 'amex']} />
        </div>
      </Panel>
      <LoadingBar active />
    </>
  )
}
