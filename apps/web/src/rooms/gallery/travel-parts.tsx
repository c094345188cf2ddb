import {
  Breadcrumbs,
  Button,
  CardPreview,
  Dialog,
  Drawer,
  LooseStamp,
  Pagination,
  PaymentLogos,
  PigeonStamp,
  Receipt,
  ReceiptLine,
  ReceiptTotal,
  RouteTrack,
  Stamp,
  StampSheet,
  Steps,
  Tabs,
} from '@market/ui'
import { useState } from 'react'
import * as css from './gallery.css.ts'
import { Part } from './part.tsx'

type TabId = 'one' | 'two'

export function TravelParts() {
  const [tab, setTab] = useState<TabId>('one')
  const [open, setOpen] = useState<'dialog' | 'drawer'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <Part title="Yol gösterenler">
        <div className={css.wide}>
          <Breadcrumbs
            items={[{ text: 'Ana Sayfa', href: '/' }, { text: 'Elektronik', href: '/elektronik' }, { text: 'Telefon' }]}
          />
        </div>
        <div className={css.wide}>
          <Steps
            label="Sipariş adımları"
            current={2}
            steps={[{ text: 'Sepet', href: '/my/tr/sepet' }, { text: 'Adres' }, { text: 'Ödeme' }, { text: 'Onay' }]}
          />
        </div>
        <div className={css.wide}>
          <Pagination page={4} last={12} hrefOf={(page) => `/test/link?page=${page}`} />
        </div>
        <div className={css.wide}>
          <Tabs
            label="Sekmeler"
            tabs={[
              { id: 'one', text: 'Ürün Bilgileri' },
              { id: 'two', text: 'Yorumlar' },
            ]}
            selected={tab}
            onSelect={setTab}
          >
            {tab === 'one' ? 'Ürünün bilgileri' : 'Ürünün yorumları'}
          </Tabs>
        </div>
      </Part>
      <Part title="Pullar, fiş ve yol">
        <div className={css.wide}>
          <StampSheet columns="strip">
            {['Kendi dağıtım ağımız', 'Ödemeniz güvende', '14 gün içinde iade', 'Doğrulanmış mağazalar'].map((text) => (
              <Stamp key={text} className={css.stamp}>
                {text}
              </Stamp>
            ))}
          </StampSheet>
        </div>
        <PigeonStamp label="Pul" />
        <LooseStamp>Yeni</LooseStamp>
        <div className={css.cell}>
          <Receipt title="Fiş">
            <ReceiptLine label="Ürünler" value="1.250,00 TL" />
            <ReceiptLine label="Kupon" value="-100,00 TL" saving />
            <ReceiptTotal label="Ödenecek" amount="1.150,00 TL" />
          </Receipt>
        </div>
        <div className={css.wide}>
          <RouteTrack
            label="Kargonun yolu"
            current={2}
            steps={[
              { title: 'Sipariş alındı', detail: '19 Kasım' },
              { title: 'Hazırlandı', detail: '20 Kasım' },
              { title: 'Yolda', detail: 'Ankara' },
              { title: 'Dağıtım' },
              { title: 'Teslim' },
            ]}
          />
        </div>
      </Part>
      <Part title="Ödeme">
        <CardPreview
          number="9792 •••• •••• ••••"
          name="AYŞE DENEME"
          expiry="12/30"
          nameLabel="Kart sahibi"
          expiryLabel="Son kullanma"
          brand="troy"
        />
        <PaymentLogos brands={['troy', 'visa', 'mastercard']} />
      </Part>
      <Part title="Pencereler">
        <Button variant="secondary" onClick={() => setOpen('dialog')}>
          Pencere aç
        </Button>
        <Button variant="secondary" onClick={() => setOpen('drawer')}>
          Çekmece aç
        </Button>
        <Dialog
          open={open === 'dialog'}
          onClose={close}
          title="Başarılı"
          stamped
          actions={<Button onClick={close}>Tamam</Button>}
        >
          Ürün sepetinize eklendi.
        </Dialog>
        <Drawer open={open === 'drawer'} onClose={close} title="Çekmece">
          Çekmecenin içeriği
        </Drawer>
      </Part>
    </>
  )
}
