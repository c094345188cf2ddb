import { useState } from 'react'
import { Checkbox, InlineSelect, Panel, QuantityField, Radio, Select, TextField, TextLink } from '../src/index.ts'
import * as css from './gallery.css.ts'

function Quantity({ start, max, loading }: { start: number; max: number; loading?: boolean }) {
  const [quantity, setQuantity] = useState(start)
  const [reason, setReason] = useState('')
  return (
    <QuantityField
      label="Adet"
      value={quantity}
      max={max}
      loading={loading}
      reason={reason}
      onChange={(next, typed) => {
        setQuantity(next)
        setReason(typed ? `En çok ${max} adet alabilirsiniz, adet ${next} yapıldı.` : '')
      }}
    />
  )
}

export function FormSection() {
  return (
    <>
      <Panel title="Metin alanları" className={css.twoThirds}>
        <div className={css.pair}>
          <TextField label="Ad" mark="zorunlu" defaultValue="Elif" />
          <TextField label="E-posta" mark="zorunlu" defaultValue="elif@" hint="Sipariş belgeleri bu adrese gelir" />
          <TextField
            label="T.C. kimlik no"
            mark="zorunlu"
            defaultValue="11111111110"
            error="T.C. kimlik no geçersiz"
            inputMode="numeric"
          />
          <TextField label="Posta kodu" mark="isteğe bağlı" defaultValue="34710" success="Caferağa, Kadıköy" />
          <TextField
            label="Şifre"
            mark="zorunlu"
            type="password"
            defaultValue="Abcdefg1"
            labelEnd={<TextLink href="#sifre">Şifremi unuttum</TextLink>}
            hint="En az 8 karakter, bir büyük harf ve rakam"
          />
          <TextField label="Vergi dairesi" mark="kapalı" defaultValue="Kadıköy" disabled />
        </div>
      </Panel>
      <Panel title="Seçim kutusu" className={css.third}>
        <div className={css.stack}>
          <Select label="İl" mark="zorunlu" defaultValue="Ankara">
            <option>Amasya</option>
            <option>Ankara</option>
            <option>Antalya</option>
          </Select>
          <div className={css.row}>
            <InlineSelect label="Sırala" defaultValue="sell_count_desc">
              <option value="sell_count_desc">En çok satan</option>
              <option value="price_asc">Artan fiyat</option>
            </InlineSelect>
            <InlineSelect label="Göster" defaultValue="48">
              <option>24</option>
              <option>48</option>
            </InlineSelect>
          </div>
        </div>
      </Panel>
      <Panel title="Onay kutusu ve seçenek" className={css.third}>
        <div className={css.pair}>
          <div>
            <Checkbox label="Boş" end="98" />
            <Checkbox label="Seçili" end="74" defaultChecked />
            <Checkbox label="Karma" mixed />
            <Checkbox label="Kapalı" disabled />
            <Checkbox label="Kapalı" disabled defaultChecked />
            <Checkbox label="Hatalı" error="Onay zorunludur." />
          </div>
          <fieldset>
            <legend className={css.muted}>Seçenek</legend>
            <Radio name="r" label="Boş" />
            <Radio name="r" label="Seçili" defaultChecked end={184} />
            <Radio name="r" label="Kapalı" disabled />
          </fieldset>
        </div>
      </Panel>
      <Panel title="Adet" className={css.third}>
        <div className={css.pair}>
          <Quantity start={2} max={10} />
          <Quantity start={1} max={10} />
          <Quantity start={2} max={10} loading />
          <Quantity start={10} max={10} />
        </div>
      </Panel>
    </>
  )
}
