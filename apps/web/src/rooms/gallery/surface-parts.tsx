import {
  Alert,
  Badge,
  Button,
  Countdown,
  Divider,
  EmptyState,
  Monogram,
  Panel,
  Price,
  ProgressBar,
  Rating,
  Skeleton,
  Stars,
  Tag,
} from '@market/ui'
import * as css from './gallery.css.ts'
import { Part } from './part.tsx'

export function SurfaceParts() {
  return (
    <>
      <Part title="Bildirimler">
        {(['error', 'warning', 'success', 'info', 'next'] as const).map((tone) => (
          <Alert key={tone} tone={tone} className={css.cell}>
            Siparişinizin durumu burada yazar.
          </Alert>
        ))}
      </Part>
      <Part title="Yüzeyler">
        <Panel title="Sipariş Özeti" icon="basket" end="2 ürün" foot="Toplam 1.250,00 TL" className={css.cell}>
          Panelin içeriği
          <Divider tear />
          Yırtılabilir ikinci bölüm
        </Panel>
        <div className={css.cell}>
          <EmptyState title="Henüz siparişiniz yok" action={<Button>Fırsatlara bak</Button>}>
            Siparişleriniz burada görünür.
          </EmptyState>
        </div>
        <div className={css.cell}>
          <Skeleton />
          <Skeleton shape="picture" />
        </div>
      </Part>
      <Part title="Fiyat, puan ve etiketler">
        <Price amount="1.234,56 TL" previous="1.599,00 TL" />
        <Price amount="14.249,00 TL" size="product" />
        <Price amount="89,90 TL" size="deal" />
        <Rating score="4,4" count="1.201" />
        <Stars value={3.5} label="5 üzerinden 3,5 yıldız" />
        <Tag tone="deal">%37</Tag>
        <Tag tone="primary" icon="truck">
          Kargo Bedava
        </Tag>
        <Tag tone="saffron">Coğrafi İşaretli</Tag>
        <Tag tone="dealSoft">Son 5 ürün</Tag>
        <Tag>Yenilenmiş</Tag>
        <Tag tone="score">9,3</Tag>
        <Badge>9+</Badge>
        <Monogram>LB</Monogram>
        <Countdown label="Fırsatın bitmesine kalan" hours={2} minutes={14} seconds={5} look="boxed" />
        <div className={css.cell}>
          <ProgressBar tone="deal" label="64 / 100 adet satıldı" value={64} />
        </div>
      </Part>
    </>
  )
}
