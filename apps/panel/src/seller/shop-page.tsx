import { sellerStateNames } from '@market/domain/sellers'
import { type DeskAnswer, getOwnShop, putOwnShop } from '@market/contract/counter'
import { formatPrice, type Money, toLira } from '@market/domain/money'
import { isLeave, maxLeaveDays, shopSettingsLimits as limits } from '@market/domain/sellers'
import { useService } from '@market/react'
import { Alert, Button, Checkbox, Panel, TextArea, TextField, type TextFieldProps } from '@market/ui'
import { type FormEvent, useState } from 'react'
import { services } from '../desk/services.ts'
import { type Asked, useCall, useMay, useWrite } from '../desk/use-desk.ts'
import { useNow } from '../desk/use-now.ts'
import { PageHead } from '../parts/page-head.tsx'
import { Answer, WriteFailure } from '../parts/answer.tsx'
import { Conflict, presentOf } from '../parts/conflict.tsx'
import * as css from '../parts/parts.css.ts'
import { sellerLooks, StateTag } from '../parts/state-tag.tsx'
import { ShopTabs } from './shop-tabs.tsx'

type Shop = DeskAnswer<typeof getOwnShop>

/** Settings of the shop: identity, addresses, cargo, preparation, leave. */
export function Component() {
  const shop = useCall(getOwnShop, {})
  return (
    <>
      <PageHead title="Mağaza ve ekip">{shop.data && <StateTag look={sellerLooks[shop.data.state]} />}</PageHead>
      <div className={css.column}>
        <ShopTabs />
        <Answer of={shop} what="Mağaza ayarları">
          {(data) => <ShopForm key={data.revision} now={data} asked={shop} />}
        </Answer>
      </div>
    </>
  )
}

const priceText = (lira: number | null) =>
  lira === null ? '' : lira.toFixed(Number.isInteger(lira) ? 0 : 2).replace('.', ',')
const priceOf = (text: string) => Number(text.trim().replaceAll('.', '').replace(',', '.'))
const priceProblem = (text: string, most: Money) =>
  !isPrice(text)
    ? 'Tutar okunamadı: kuruş için virgül kullanın.'
    : priceOf(text) > toLira(most)
      ? `En fazla ${formatPrice(most)} yazın.`
      : undefined
const isPrice = (text: string) => /^\d{1,3}(\.\d{3})*(,\d{1,2})?$|^\d+(,\d{1,2})?$/.test(text.trim())

type AddressField = 'city' | 'district' | 'street' | 'phone'
const addressFields: readonly (readonly [AddressField, string])[] = [
  ['city', 'İl'],
  ['district', 'İlçe'],
  ['street', 'Açık adres'],
  ['phone', 'Telefon'],
]
const companyFields = [
  ['legal_name', 'Ticaret unvanı'],
  ['tax_office', 'Vergi dairesi'],
  ['tax_number', 'Vergi ya da T.C. kimlik no'],
  ['mersis', 'MERSİS no'],
  ['kep', 'KEP adresi'],
] as const

function ShopForm({ now, asked }: { readonly now: Shop; readonly asked: Asked<Shop> }) {
  const may = useMay()
  const at = useNow()
  const client = useService(services.DeskClient)
  const undo = useService(services.UndoStore)
  const { write, busy, failure, clear } = useWrite()
  const [form, setForm] = useState({
    description: now.description,
    company: now.company,
    address: now.address,
    ownReturn: now.return_address !== null,
    returns: now.return_address ?? { name: '', city: '', district: '', street: '', phone: '' },
    cargo: priceText(now.cargo_price),
    freeOver: priceText(now.free_cargo_over),
    days: String(now.prepare_days),
    onLeave: now.leave !== null,
    from: now.leave?.from ?? '',
    to: now.leave?.to ?? '',
  })
  const [judged, setJudged] = useState(false)
  const set = (change: Partial<typeof form>) => setForm((before) => ({ ...before, ...change }))
  const locked = !may('shop.write') || now.state === 'ended'
  const problems = {
    cargo: priceProblem(form.cargo, limits.cargoPrice),
    freeOver: form.freeOver.trim() === '' ? undefined : priceProblem(form.freeOver, limits.freeCargoOver),
    days:
      /^\d{1,2}$/.test(form.days) && Number(form.days) <= limits.prepareDays
        ? undefined
        : `0 ile ${limits.prepareDays} arasında bir gün sayısı yazın.`,
    leave:
      !form.onLeave || isLeave(form, at)
        ? undefined
        : `İznin ilk ve son gününü yazın; son gün bugünden ve ilk günden önce olamaz, izin en fazla ${maxLeaveDays} gün sürer.`,
  }
  const wrong = Object.values(problems).some(Boolean)
  const error = (name: keyof typeof problems) => (judged ? problems[name] : undefined)
  const save = async (revision: number, theirs = now) => {
    setJudged(true)
    if (wrong) return
    clear()
    const mine = {
      company: form.company,
      description: form.description,
      address: form.address,
      return_address: form.ownReturn ? form.returns : null,
      cargo_price: priceOf(form.cargo),
      free_cargo_over: form.freeOver.trim() === '' ? null : priceOf(form.freeOver),
      prepare_days: Number(form.days),
      leave: form.onLeave ? { from: form.from, to: form.to } : null,
    }
    const body = { ...mine, ...untouched(mine, now, theirs), revision }
    const next = await write(() => client.send(putOwnShop, { body }))
    if (!next) return
    asked.set(next)
    undo.took({ text: 'Mağaza ayarları kaydedildi.' })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(now.revision)
  }
  const present = presentOf(failure)
  const theirs = isShop(present) ? present : undefined
  const text = (label: string, value: string, onText: (text: string) => void, more: Partial<TextFieldProps> = {}) => (
    <TextField
      label={label}
      value={value}
      disabled={locked}
      onChange={(event) => onText(event.target.value)}
      {...more}
    />
  )
  return (
    <form className={css.column} noValidate onSubmit={submit}>
      {(now.state === 'stopped' || now.state === 'ended') && (
        <Alert tone="warning">
          <b>{sellerStateNames[now.state]}.</b> {now.state_reason}{' '}
          {now.state === 'stopped'
            ? 'Gelmiş siparişlerinizi göndermeye devam edin. Karara yedi gün içinde Mesajlar’dan itiraz edebilirsiniz.'
            : 'Kayıtlarınıza buradan bir yıl boyunca ulaşabilirsiniz.'}
        </Alert>
      )}
      {theirs ? (
        <Conflict
          mine={changedText(now, {
            ...theirs,
            description: form.description,
            cargo_price: isPrice(form.cargo) ? priceOf(form.cargo) : now.cargo_price,
            prepare_days: Number(form.days),
          })}
          theirs={changedText(now, theirs)}
          busy={busy}
          onTake={() => {
            asked.set(theirs)
            clear()
          }}
          onMine={() => void save(theirs.revision, theirs)}
        />
      ) : (
        <WriteFailure of={failure} />
      )}
      <Panel title="Kargo ve hazırlık">
        <div className={css.fields}>
          {text('Kargo ücreti, TL', form.cargo, (cargo) => set({ cargo }), {
            inputMode: 'decimal',
            error: error('cargo'),
          })}
          {text('Ücretsiz kargo alt sınırı, TL', form.freeOver, (freeOver) => set({ freeOver }), {
            inputMode: 'decimal',
            mark: 'isteğe bağlı',
            error: error('freeOver'),
          })}
          {text('Hazırlık süresi, iş günü', form.days, (days) => set({ days }), {
            inputMode: 'numeric',
            error: error('days'),
            hint: 'Siparişten kargoya verilene kadar. Alıcıya söz verilen gün buna göre hesaplanır.',
          })}
        </div>
      </Panel>
      <Panel
        title="İzin"
        end={now.on_leave ? <StateTag look={['warning', { shop: 'pause' }, 'Mağaza izinde']} /> : undefined}
      >
        <div className={css.stack}>
          <Checkbox
            label="Mağaza izne çıkıyor"
            checked={form.onLeave}
            disabled={locked}
            error={error('leave')}
            onChange={() => set({ onLeave: !form.onLeave })}
          />
          {form.onLeave && (
            <div className={css.fields}>
              {text('İlk gün', form.from, (from) => set({ from }), { type: 'date' })}
              {text('Son gün', form.to, (to) => set({ to }), { type: 'date' })}
            </div>
          )}
          <p className={css.small}>İzinde yeni sipariş alınmaz; gelmiş siparişler ve iadeler süresinde yürür.</p>
        </div>
      </Panel>
      <Panel title="Tanıtım">
        <TextArea
          label="Mağaza tanıtımı"
          mark="isteğe bağlı"
          hint="Mağaza sayfanızda alıcılara gösterilir."
          rows={3}
          maxLength={2000}
          disabled={locked}
          value={form.description}
          onChange={(event) => set({ description: event.target.value })}
        />
      </Panel>
      <Panel title="Adresler">
        <div className={css.stack}>
          <fieldset className={css.fields}>
            <legend className={css.small}>Mağaza adresi</legend>
            {addressFields.map(([name, label]) => (
              <div key={name} className={name === 'street' ? css.whole : undefined}>
                {text(label, form.address[name], (value) => set({ address: { ...form.address, [name]: value } }))}
              </div>
            ))}
          </fieldset>
          <Checkbox
            label="İadeler başka bir adrese gelsin"
            checked={form.ownReturn}
            disabled={locked}
            onChange={() => set({ ownReturn: !form.ownReturn })}
          />
          {form.ownReturn && (
            <fieldset className={css.fields}>
              <legend className={css.small}>İade adresi</legend>
              <div className={css.whole}>
                {text('Teslim alan', form.returns.name, (name) => set({ returns: { ...form.returns, name } }))}
              </div>
              {addressFields.map(([name, label]) => (
                <div key={name} className={name === 'street' ? css.whole : undefined}>
                  {text(label, form.returns[name], (value) => set({ returns: { ...form.returns, [name]: value } }))}
                </div>
              ))}
            </fieldset>
          )}
        </div>
      </Panel>
      <Panel title="Şirket" icon={now.company_locked ? 'lock' : undefined}>
        <div className={css.stack}>
          {now.company_locked && (
            <p className={css.small}>Doğrulandığı için kilitli. Değişiklik için Mesajlar’dan Güvercin’e yazın.</p>
          )}
          <div className={css.fields}>
            {companyFields.map(([name, label]) => (
              <div key={name}>
                {text(label, form.company[name], (value) => set({ company: { ...form.company, [name]: value } }), {
                  disabled: locked || now.company_locked,
                })}
              </div>
            ))}
          </div>
        </div>
      </Panel>
      {!locked && (
        <div className={css.row}>
          <Button type="submit" loading={busy}>
            Ayarları kaydet
          </Button>
          {judged && wrong && <span role="alert">Yukarıdaki işaretli alanları düzeltin.</span>}
        </div>
      )}
    </form>
  )
}

type Settings = Pick<
  Shop,
  | 'company'
  | 'description'
  | 'address'
  | 'return_address'
  | 'cargo_price'
  | 'free_cargo_over'
  | 'prepare_days'
  | 'leave'
>
/** The present values of the settings that this person did not touch, so that a late save keeps the other member's changes. */
function untouched(mine: Settings, before: Settings, theirs: Settings): Partial<Settings> {
  const fields = Object.keys(mine) as (keyof Settings)[]
  const same = fields.filter((field) => JSON.stringify(mine[field]) === JSON.stringify(before[field]))
  return Object.fromEntries(same.map((field) => [field, theirs[field]]))
}

const isShop = (value: unknown): value is Shop => typeof value === 'object' && value !== null && 'cargo_price' in value

/** The settings in which two versions differ, in words. */
function changedText(before: Shop, after: Shop): string {
  const parts = [
    before.cargo_price !== after.cargo_price && `kargo ücreti ${priceText(after.cargo_price)} TL`,
    before.prepare_days !== after.prepare_days && `hazırlık ${after.prepare_days} iş günü`,
    before.description !== after.description && 'yeni tanıtım',
    before.on_leave !== after.on_leave && (after.on_leave ? 'mağaza izinde' : 'izin bitti'),
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : 'başka alanlarda değişiklik'
}
