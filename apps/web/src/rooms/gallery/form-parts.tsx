import { Checkbox, InlineSelect, QuantityField, Radio, Select, TextArea, TextField } from '@market/ui'
import { useState } from 'react'
import * as css from './gallery.css.ts'
import { Part } from './part.tsx'

export function FormParts() {
  const [quantity, setQuantity] = useState(2)
  return (
    <>
      <Part title="Alanlar">
        <div className={css.cell}>
          <TextField label="Boş alan" mark="zorunlu" hint="Ne yazılacağını söyler." />
        </div>
        <div className={css.cell}>
          <TextField label="Hatalı alan" defaultValue="elif@" error="Lütfen geçerli bir e-posta adresi yazın." />
        </div>
        <div className={css.cell}>
          <TextField label="Doğru alan" defaultValue="elif.karaca@ornek.com" success="Doğrulandı." />
        </div>
        <div className={css.cell}>
          <TextField label="Şifre" type="password" autoComplete="off" defaultValue="deneme" />
        </div>
        <div className={css.cell}>
          <TextField label="Kapalı alan" defaultValue="Değiştirilemez" disabled />
        </div>
        <div className={css.cell}>
          <Select label="İl" defaultValue="06">
            <option value="06">Ankara</option>
            <option value="34">İstanbul</option>
          </Select>
        </div>
        <div className={css.wide}>
          <TextArea label="Mesaj" mark="isteğe bağlı" rows={2} />
        </div>
      </Part>
      <Part title="Seçimler">
        <Checkbox label="Okudum, onaylıyorum" />
        <Checkbox label="Seçili" defaultChecked end="120" />
        <Checkbox label="Bir kısmı" mixed />
        <Checkbox label="Eksik" error="Devam etmek için onaylayın." />
        <Radio name="gallery" label="Adrese" defaultChecked />
        <Radio name="gallery" label="Şubeye" end="ücretsiz" />
        <InlineSelect label="Sırala">
          <option>Önerilen</option>
          <option>En düşük fiyat</option>
        </InlineSelect>
        <QuantityField label="Adet" value={quantity} max={5} onChange={setQuantity} />
        <QuantityField label="Adet, değişiyor" value={1} onChange={setQuantity} loading />
        <QuantityField label="Adet, kısıldı" value={3} max={3} onChange={setQuantity} reason="Son 3 ürün kaldı." />
      </Part>
    </>
  )
}
