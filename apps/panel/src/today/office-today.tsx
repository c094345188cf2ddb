import { weekdayText } from '@market/domain/kernel'
import { useAllowed } from '../frame/nav.tsx'
import { officeNav } from '../office/office-nav.ts'
import { PageHead } from '../parts/page-head.tsx'
import { useToday } from '../frame/today-context.ts'
import { Answer, Empty } from '../parts/answer.tsx'
import { type QueueLook, Queues } from './queues.tsx'
import { useNow } from '../desk/use-now.ts'

const looks: Readonly<Record<string, QueueLook>> = {
  applications: {
    name: 'İncelenecek başvuru',
    href: '/saticilar?sekme=submitted',
    icon: { shop: 'storefront' },
    otherwise: 'Başvuruya 3 iş günü içinde yanıt verilir.',
  },
  openings: {
    name: 'Açılacak mağaza',
    href: '/saticilar?sekme=contracted',
    icon: { shop: 'key' },
    otherwise: 'Sözleşmesi tamam, mağaza bekliyor.',
  },
  disputes: {
    name: 'Karar bekleyen iade itirazı',
    href: '/itirazlar',
    icon: { desk: 'scales' },
    otherwise: 'Alıcının parası bu karara bağlı.',
  },
  'late-packages': {
    name: 'Geciken paket',
    href: '/siparisler',
    icon: { shop: 'truck' },
    otherwise: 'Mağazaya yazın, alıcı bekliyor.',
  },
  hearings: {
    name: 'Açıklaması beklenen mağaza',
    href: '/saticilar',
    icon: { shop: 'clock' },
    otherwise: 'Açıklama süresi doldu, karar verin.',
  },
  requirements: {
    name: 'İncelenecek belge',
    href: '/saticilar',
    icon: { desk: 'file' },
    otherwise: 'Mağaza yanıtınızı bekliyor.',
  },
  messages: {
    name: 'Okunmamış mesaj',
    href: '/saticilar',
    icon: { shop: 'chat' },
    otherwise: 'Mağaza yanıtınızı bekliyor.',
  },
}

/** The queues whose pages the person's role may open, with their deadlines and what happens after them. */
export function Component() {
  const today = useToday()
  const pages = new Set(useAllowed(officeNav).map(({ href }) => href))
  return (
    <>
      <PageHead title="Bugün" note={weekdayText(useNow())} />
      <Answer of={today} what="Bugünün işleri">
        {({ rows }) => {
          const own = rows.filter(({ queue }) => pages.has(looks[queue]?.href.split('?')[0] ?? ''))
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
