import { Badge, Button, ButtonLink, Chip, IconButton, Panel, Rating, Stars, Tag } from '../src/index.ts'
import * as css from './gallery.css.ts'

const variants = [
  ['primary', 'Sepete Ekle'],
  ['secondary', 'Soru sor'],
  ['text', 'Vazgeç'],
  ['campaign', 'Fırsata bak'],
  ['danger', 'Hepsini sil'],
] as const

export function ActionsSection() {
  return (
    <>
      <Panel title="Düğmeler" className={css.twoThirds}>
        <div className={css.buttons}>
          {variants.map(([variant, text]) => [
            <Button key={variant} variant={variant}>
              {text}
            </Button>,
            <Button key={`${variant} small`} variant={variant} size="sm">
              {text}
            </Button>,
            <Button key={`${variant} large`} variant={variant} size="lg">
              {text}
            </Button>,
            <Button key={`${variant} loading`} variant={variant} loading>
              {text}
            </Button>,
            <Button key={`${variant} off`} variant={variant} disabled>
              {text}
            </Button>,
            <ButtonLink key={`${variant} link`} variant={variant} href="#" iconAfter="arrow-right">
              {text}
            </ButtonLink>,
          ])}
        </div>
      </Panel>
      <Panel title="Çipler, etiketler, rozetler" className={css.third}>
        <div className={css.stack}>
          <div className={css.row}>
            <Chip href="#" removes>
              Sesta
            </Chip>
            <Chip selected>Tümü</Chip>
            <Chip selected={false}>Fotoğraflı</Chip>
            <Chip disabled>Kapalı</Chip>
            <Chip deal selected>
              10.00–14.00 Şimdi
            </Chip>
            <Chip iconAfter="caret-down">En yeni</Chip>
          </div>
          <div className={css.row}>
            <Tag tone="deal">%35</Tag>
            <Tag tone="primary" icon="truck">
              Kargo Bedava
            </Tag>
            <Tag tone="saffron">Coğrafi İşaretli</Tag>
            <Tag tone="dealSoft">Son 3 ürün</Tag>
            <Tag>Yenilenmiş</Tag>
            <Tag tone="score">9,4</Tag>
            <Badge>9+</Badge>
          </div>
          <div className={css.row}>
            <Rating score="4,6" count="3.812" />
            <Stars value={3} label="5 üzerinden 3" size="lg" />
            <Stars value={4.6} label="5 üzerinden 4,6" />
          </div>
          <div className={css.row}>
            <IconButton icon="x" label="Kapat" />
            <IconButton icon="cart" label="Sepete ekle" variant="framed" />
            <IconButton icon="bell" label="Haber ver" variant="framed" loading />
            <IconButton icon="heart" label="Favori" variant="floating" pressed={false} />
            <IconButton icon="heart" label="Favori" variant="floating" pressed />
          </div>
        </div>
      </Panel>
    </>
  )
}
