import { Button, ButtonLink, Chip, Icon, IconButton, Spinner, TextLink } from '@market/ui'
import { Part } from './part.tsx'

export function ActionParts() {
  return (
    <>
      <Part title="Butonlar">
        <Button>Sepete ekle</Button>
        <Button variant="secondary">Alışverişe devam</Button>
        <Button size="sm">Küçük</Button>
        <Button size="lg" icon="cart">
          Büyük, simgeli
        </Button>
        <Button loading>Kaydediliyor</Button>
        <Button disabled>Tükendi</Button>
        <ButtonLink href="/test/link">Bağlantı butonu</ButtonLink>
        <TextLink href="/test/link" iconAfter="caret-right">
          Tümünü gör
        </TextLink>
      </Part>
      <Part title="Simge butonları ve etiket butonları">
        <IconButton icon="cart" label="Sepete ekle" />
        <IconButton icon="heart" label="Favori" pressed />
        <IconButton icon="cart" label="Ekleniyor" loading />
        <Chip>Seçenek</Chip>
        <Chip selected>Seçili</Chip>
        <Chip removes>Siyah</Chip>
        <Chip deal>10:00–14:00</Chip>
        <Chip disabled>Kapalı</Chip>
        <Spinner label="Yükleniyor" />
        <Icon name="truck" size="lg" />
      </Part>
    </>
  )
}
