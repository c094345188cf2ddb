import { weekdayText } from '@market/domain/kernel'
import type { Action } from '@market/domain/team'
import { useMay } from '../desk/use-desk.ts'
import { PageHead } from '../parts/page-head.tsx'
import { useToday } from '../frame/today-context.ts'
import { Answer, Empty } from '../parts/answer.tsx'
import { type QueueLook, Queues } from './queues.tsx'
import { useNow } from '../desk/use-now.ts'

const looks: Readonly<Record<string, QueueLook & { readonly needs: Action }>> = {
  applications: {
    name: 'İncelenecek başvuru',
    href: '/saticilar?sekme=submitted',
    needs: 'seller.decide',
    icon: { shop: 'storefront' },
    otherwise: 'Başvuruya 3 iş günü içinde yanıt verilir.',
  },
  openings: {
    name: 'Açılacak mağaza',
    href: '/saticilar?sekme=contracted',
    needs: 'seller.decide',
    icon: { shop: 'key' },
    otherwise: 'Sözleşmesi tamam, mağaza bekliyor.',
  },
  disputes: {
    name: 'Karar bekleyen iade itirazı',
    href: '/itirazlar',
    needs: 'return.decide',
    icon: { desk: 'scales' },
    otherwise: 'Alıcının parası bu karara bağlı.',
  },
  'late-packages': {
    name: 'Geciken paket',
    href: '/siparisler',
    needs: 'order.read',
    icon: { shop: 'truck' },
    otherwise: 'Mağazaya yazın, alıcı bekliyor.',
  },
  hearings: {
    name: 'Açıklaması beklenen mağaza',
    href: '/saticilar',
    needs: 'seller.decide',
    icon: { shop: 'clock' },
    otherwise: 'Açıklama süresi doldu, karar verin.',
  },
  requirements: {
    name: 'İncelenecek belge',
    href: '/saticilar',
    needs: 'seller.decide',
    icon: { desk: 'file' },
    otherwise: 'Mağaza yanıtınızı bekliyor.',
  },
  messages: {
    name: 'Okunmamış mesaj',
    href: '/saticilar',
    needs: 'seller.decide',
    icon: { shop: 'chat' },
    otherwise: 'Mağaza yanıtınızı bekliyor.',
  },
}

/** The queues of the office that the person's role may work on, with their deadlines and what happens after them. */
export function Component() {
  const today = useToday()
  const may = useMay()
  return (
    <>
      <PageHead title="Bugün" note={weekdayText(useNow())} />
      <Answer of={today} what="Bugünün işleri">
        {({ rows }) => {
          const own = rows.filter(({ queue }) => looks[queue] && may(looks[queue].needs))
          return own.length > 0 ? (
            <Queues rows={own} looks={looks} />
          ) : (
            <Empty title="Rolünüzün bekleyen işi yok" text="Menüdeki sayfalar size açık." />
          )
        }}
      </Answer>
    </>
  )
}
