import { type DeskAnswer, getAudit, getAuditFile } from '@market/contract/counter'
import { timeText } from '@market/domain/kernel'
import { useService } from '@market/react'
import { Chip, TextLink } from '@market/ui'
import { services } from '../desk/services.ts'
import { useCall } from '../desk/use-desk.ts'
import { PageHead } from '../parts/page-head.tsx'
import { CsvLink } from '../list/csv-link.tsx'
import * as css from '../list/list.css.ts'
import { useAddress } from '../list/use-address.ts'
import { NothingFound, WorkList } from '../list/work-list.tsx'
import { Facts } from '../parts/facts.tsx'
import { roleName } from '../parts/names.ts'
import * as parts from '../parts/parts.css.ts'
import { dayWord } from '../parts/when.ts'
import { actionWord, fieldsInWords } from './audit-words.ts'
import { useNow } from '../desk/use-now.ts'

type Entry = DeskAnswer<typeof getAudit>['items'][number]
const pages = { seller: '/saticilar', order: '/siparisler', dispute: '/itirazlar' } as const
const fields = [
  ['person', 'Kişinin e-postası'],
  ['subject', 'Sipariş, paket ya da satıcı no'],
] as const

/** Every write of both panels, every sign-in and every look at personal data, the newest first. */
export function Component() {
  const client = useService(services.DeskClient)
  const { get, href, go } = useAddress()
  const filters = Object.fromEntries(
    ['action', 'person', 'shop', 'subject', 'from', 'to'].flatMap((name) => {
      const value = get(name)
      return value ? [[name, value]] : []
    }),
  )
  const after = get('sonra')
  const audit = useCall(getAudit, { query: { ...filters, ...(after && { after }) } })
  const now = useNow()
  return (
    <>
      <PageHead
        title="Denetim izi"
        note="Kayıtlar silinmez ve değişmez"
        actions={<CsvLink href={client.address(getAuditFile, { query: filters })} />}
      />
      <div className={css.panel}>
        <form
          role="search"
          className={css.tools}
          key={JSON.stringify(filters)}
          onSubmit={(event) => {
            event.preventDefault()
            const form = new FormData(event.currentTarget)
            go(
              Object.fromEntries(
                ['person', 'subject', 'from', 'to'].map((name) => [name, String(form.get(name) ?? '').trim()]),
              ),
            )
          }}
        >
          {fields.map(([name, label]) => (
            <span key={name} className={css.search}>
              <input
                type="search"
                name={name}
                defaultValue={get(name)}
                aria-label={label}
                placeholder={label}
                className={css.plainField}
              />
            </span>
          ))}
          <label className={parts.row}>
            Gün
            <input type="date" name="from" defaultValue={get('from')} aria-label="İlk gün" className={css.dateField} />
          </label>
          <input type="date" name="to" defaultValue={get('to')} aria-label="Son gün" className={css.dateField} />
          <button type="submit" className={css.filterButton}>
            Süz
          </button>
          {Object.entries(filters).map(([name, value]) => (
            <Chip key={name} href={href({ [name]: undefined })} removes>
              {name === 'action' ? actionWord(value) : value}
            </Chip>
          ))}
        </form>
        <WorkList
          of={audit}
          empty={<NothingFound title="Bu filtrelerle kayıt yok" clear="/iz" />}
          unit="kayıt"
          label="Denetim izi"
          dense
          idOf={({ id }) => id}
          nameHead="Saat"
          nameOf={({ at }) => `${dayWord(new Date(at), now)} ${timeText(new Date(at))}`}
          columns={[
            {
              head: 'Kim',
              renderCell: ({ person, key, role }) => person ?? key ?? (role ? roleName(role) : 'bilinmiyor'),
            },
            { head: 'Ne yaptı', renderCell: ({ action }) => actionWord(action) },
            {
              head: 'Neyde',
              renderCell: ({ about: { text, page } }) =>
                page ? <TextLink href={`${pages[page.of]}/${page.id}`}>{text}</TextLink> : text,
            },
            { head: 'Mağaza', on: 'only-wide', renderCell: ({ shop }) => shop },
            { head: 'Neden', on: 'not-phone', renderCell: ({ reason }) => reason },
          ]}
          renderMore={(entry) => <Change of={entry} />}
        />
      </div>
    </>
  )
}

/** Before and after, field by field, with the differing ones marked. */
function Change({ of }: { readonly of: Entry }) {
  const before = fieldsInWords(of.before)
  const after = fieldsInWords(of.after)
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return (
    <div className={parts.stack}>
      {names.length > 0 ? (
        <div className={parts.both}>
          {(
            [
              ['Önce', before, after, parts.was],
              ['Sonra', after, before, parts.is],
            ] as const
          ).map(([title, side, other, mark]) => (
            <section key={title} aria-label={title}>
              <h3 className={parts.small}>{title}</h3>
              <dl className={parts.facts}>
                {names.map((name) => (
                  <div key={name} className={parts.pair}>
                    <dt className={parts.factName}>{name}</dt>
                    <dd className={side[name] === other[name] ? parts.fact : mark}>{side[name] ?? 'yok'}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      ) : (
        <p className={parts.muted}>Bu işlem bir değer değiştirmedi.</p>
      )}
      <Facts
        of={[
          ['İz no', of.id],
          ['Kayıt', of.subject],
          ['Kapı', of.door === 'office' ? 'Ofis' : 'Satıcı'],
          ['Neden', of.reason],
        ]}
      />
    </div>
  )
}
