import { getSellerToday, type DeskAnswer } from '@market/contract/counter'
import { weekdayText } from '@market/domain/kernel'
import { sellerStateNames } from '@market/domain/sellers'
import { Alert, ButtonLink, Icon, Panel } from '@market/ui'
import { useMay, useMe } from '../desk/use-desk.ts'
import { PageHead } from '../parts/page-head.tsx'
import { type Today, useToday } from '../frame/today-context.ts'
import { Answer } from '../parts/answer.tsx'
import * as parts from '../parts/parts.css.ts'
import { requirementLooks, StateTag } from '../parts/state-tag.tsx'
import { type QueueLook, Queues } from './queues.tsx'
import { atText } from '../parts/when.ts'
import * as css from './today.css.ts'
import { useNow } from '../desk/use-now.ts'

const looks: Readonly<Record<string, QueueLook>> = {
  'to-accept': {
    name: 'Onaylanacak sipariş',
    href: '/siparisler',
    icon: { shop: 'package' },
    otherwise: 'Bugün onaylayıp kargoya verin.',
  },
  'to-pack': {
    name: 'Paketlenecek sipariş',
    href: '/siparisler?sekme=preparing',
    icon: { desk: 'list-checks' },
    otherwise: 'Geciken gün alıcıya gösterilir.',
  },
  'to-ship': {
    name: 'Kargoya verilecek paket',
    href: '/siparisler?sekme=preparing',
    icon: { shop: 'truck' },
    otherwise: 'Geciken gün alıcıya gösterilir.',
  },
  returns: {
    name: 'Yanıt bekleyen iade',
    href: '/iadeler',
    icon: { shop: 'arrow-u-up-left' },
    otherwise: 'Yanıtsız iade kabul edilmiş sayılır.',
  },
  requirements: {
    name: 'Tamamlanacak belge ve bilgi',
    href: '/magaza/belgeler',
    icon: { desk: 'file' },
    otherwise: 'Eksik belge satışı durdurabilir.',
  },
  messages: {
    name: 'Okunmamış mesaj',
    href: '/magaza/mesajlar',
    icon: { shop: 'chat' },
    otherwise: 'Güvercin yanıtınızı bekliyor.',
  },
}

type SellerToday = DeskAnswer<typeof getSellerToday>

/** The queues of the shop, with their deadlines and what happens after them. */
export function Component() {
  const today = useToday()
  const me = useMe()
  const now = useNow()
  return (
    <>
      <PageHead title="Bugün" note={weekdayText(now)} />
      <Answer of={today} what="Bugünün işleri">
        {(data: Today) => {
          const { rows, answer_by, opening } = data as SellerToday
          const stopped = me.shop?.state === 'stopped' || me.shop?.state === 'ended'
          return (
            <div className={parts.column}>
              {me.shop && stopped && (
                <Alert tone="warning">
                  <b>{sellerStateNames[me.shop.state]}.</b> Nedeni ve yapabilecekleriniz Mağaza sayfasında yazar.{' '}
                  <ButtonLink href="/magaza" variant="text" size="sm">
                    Mağaza sayfası
                  </ButtonLink>
                </Alert>
              )}
              {answer_by && (
                <Alert tone="warning">
                  <b>Güvercin açıklamanızı bekliyor.</b>{' '}
                  {`Son yanıt zamanı: ${atText(new Date(answer_by), now)}. Yanıt gelmezse mağazanız satışa kapatılabilir.`}{' '}
                  <ButtonLink href="/magaza/mesajlar" variant="text" size="sm">
                    Mesajı oku ve yanıtla
                  </ButtonLink>
                </Alert>
              )}
              {opening && <Opening opening={opening} />}
              <Queues rows={rows} looks={looks} />
            </div>
          )
        }}
      </Answer>
    </>
  )
}

/** The steps until the shop opens: done, next, ahead. */
function Opening({ opening }: { readonly opening: NonNullable<SellerToday['opening']> }) {
  const may = useMay()
  const done = opening.steps.filter(({ state }) => state === 'accepted').length
  const next = opening.steps.findIndex(({ state }) => state !== 'accepted')
  return (
    <Panel
      title="Mağazanızın açılışı"
      end={`${done} / ${opening.steps.length} adım tamam`}
      foot={
        may('shop.write') && (
          <ButtonLink href="/magaza/belgeler" size="sm" iconAfter="caret-right">
            Belgelere git
          </ButtonLink>
        )
      }
    >
      <ol className={css.steps}>
        {opening.steps.map(({ step, title, by, state }, at) => (
          <li key={step} className={css.step}>
            <span
              aria-hidden
              className={css.stampState[state === 'accepted' ? 'done' : at === next ? 'next' : 'ahead']}
            >
              {state === 'accepted' && <Icon name="check" size="sm" />}
            </span>
            <span>
              {title} <span className={parts.muted}>{by === 'office' ? 'Güvercin yapar' : 'siz yaparsınız'}</span>
            </span>
            <StateTag look={requirementLooks[state]} />
          </li>
        ))}
      </ol>
    </Panel>
  )
}
