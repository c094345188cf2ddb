import { useService } from '@market/react'
import { Icon, PigeonStamp } from '@market/ui'
import type { ReactNode } from 'react'
import { useDocumentTitle } from '../parts/use-document-title.ts'
import { services } from '../desk/services.ts'
import * as css from './people.css.ts'

const doors = {
  seller: {
    tool: 'Satıcı',
    motto: 'Bugün ne çıkacak, ne zamana kadar: önce iş.',
    points: [
      'Her sipariş teslim süresiyle sıralanır',
      'Yaptığınız her adımı alıcı görür',
      'Oturum 12 saat boş kalınca kapanır',
    ],
  },
  office: {
    tool: 'Ofis',
    motto: 'Her işlem, yapanın adı ve nedeniyle kaydedilir.',
    points: [
      'Girişte ikinci adım zorunludur',
      'Açılan her kişisel bilgi denetim izine yazılır',
      'Oturum 30 dakika boş kalınca kapanır',
    ],
  },
} as const

/** A page before the tool: the tool's colour and name at the side, one form beside it. */
export function DoorPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { tool, motto, points } = doors[useService(services.Door)]
  useDocumentTitle(`${title} · Güvercin ${tool}`)
  return (
    <div className={css.page}>
      <header className={css.side}>
        <div className={css.brand}>
          <PigeonStamp className={css.stamp} />
          <div>
            <p className={css.name}>Güvercin</p>
            <p className={css.tool}>{tool}</p>
          </div>
        </div>
        <div>
          <p className={css.motto}>{motto}</p>
          <ul className={css.points}>
            {points.map((point) => (
              <li key={point} className={css.point}>
                <Icon name="check" size="md" className={css.mark} />
                {point}
              </li>
            ))}
          </ul>
        </div>
      </header>
      <main id="icerik" className={css.work}>
        <div className={css.form}>
          <h1 className={css.title}>{title}</h1>
          {children}
        </div>
      </main>
    </div>
  )
}
