import { disputeReasons } from '@market/domain/packages'
import { Picture } from '../parts/picture.tsx'
import { Due } from '../parts/due.tsx'
import { Facts } from '../parts/facts.tsx'
import { liraText } from '../parts/money.ts'
import * as css from '../parts/parts.css.ts'
import { returnLooks, StateTag } from '../parts/state-tag.tsx'
import { atText } from '../parts/when.ts'
import { type Return, refundOf } from './return-words.ts'
import * as own from './seller.css.ts'
import { useNow } from '../desk/use-now.ts'

/** The units that the shopper sent back, with words, photos, history and dispute. */
export function ReturnFacts({ of }: { readonly of: Return }) {
  const now = useNow()
  const at = (instant: string | null) => (instant ? atText(new Date(instant), now) : undefined)
  const history = [
    ['İade istendi', at(of.requested_at)],
    ['Kargoya verildi', at(of.handed_in_at)],
    ['Deponuza geldi', at(of.arrived_at)],
    ['İtiraz edildi', at(of.dispute?.at ?? null)],
    ['Karar verildi', at(of.decision?.at ?? null)],
  ] as const
  return (
    <>
      <div className={css.row}>
        <h2>{of.order_id} iadesi</h2>
        <StateTag look={returnLooks[of.state]} />
        {of.state === 'arrived' && of.answer_by && <Due at={new Date(of.answer_by)} />}
      </div>
      {of.state === 'arrived' && <p className={css.muted}>Süre dolarsa iade kabul edilmiş sayılır.</p>}
      <ul className={css.stack}>
        {of.lines.map(({ line, name, image, units, reason, note, refund }) => (
          <li key={line} className={css.stack}>
            <div className={css.row}>
              <Picture of={image} size={56} />
              <span className={own.lineText}>
                <b>{name}</b>
                <span className={css.small}>{`${units} adet, ${liraText(refund)}`}</span>
                <span className={css.small}>{`Neden: ${reason}`}</span>
              </span>
            </div>
            {note && <blockquote className={css.quote}>{note}</blockquote>}
          </li>
        ))}
      </ul>
      {of.photos.length > 0 && (
        <section className={css.stack}>
          <h3>Alıcının fotoğrafları</h3>
          <Photos of={of.photos} what="Alıcının fotoğrafı" />
        </section>
      )}
      {of.dispute && (
        <section className={css.stack}>
          <h3>Mağazanın itirazı</h3>
          <p>{disputeReasons[of.dispute.reason]}</p>
          {of.dispute.note && <blockquote className={css.quote}>{of.dispute.note}</blockquote>}
          <Photos of={of.dispute.photos} what="İtiraz fotoğrafı" />
        </section>
      )}
      {of.decision && (
        <section className={css.stack}>
          <h3>{of.decision.for === 'shopper' ? 'Karar: alıcı haklı' : 'Karar: mağaza haklı'}</h3>
          <blockquote className={css.quote}>{of.decision.reason}</blockquote>
        </section>
      )}
      <section className={css.stack}>
        <h3>Geçmiş</h3>
        <Facts of={[...history, ['Geri ödenecek', liraText(refundOf(of))]]} />
      </section>
    </>
  )
}

/** Photos with their numbers as names. */
export const Photos = ({ of, what }: { readonly of: readonly string[]; readonly what: string }) => (
  <div className={css.thumbs}>
    {of.map((photo, at) => (
      <img key={photo} src={photo} alt={`${what} ${at + 1}`} width={96} height={96} className={css.thumb} />
    ))}
  </div>
)
