import { useService } from '@market/react'
import { Dialog } from '@market/ui'
import { services } from '../desk/services.ts'
import { Key } from '../parts/key.tsx'
import * as css from './frame.css.ts'
import type { NavItem } from './nav-item.ts'

const groups: readonly (readonly [string, readonly (readonly [keys: string, does: string])[]])[] = [
  [
    'Her yerde',
    [
      ['Ctrl K', 'ara ya da sayfaya git'],
      ['/', 'listede ara'],
      ['?', 'kısayollar'],
      ['Ctrl Z', 'son adımı geri al'],
      ['Esc', 'kapat, alandan çık, seçimi bırak'],
    ],
  ],
  [
    'Listede',
    [
      ['J K', 'alttaki, üstteki'],
      ['Enter', 'aç'],
      ['Ctrl Enter', 'yeni sekmede aç'],
    ],
  ],
  ['Kayıtta', [['[ ]', 'önceki, sonraki']]],
]
const ofSeller: typeof groups = [
  [
    'Yeni siparişlerde',
    [
      ['X', 'seç'],
      ['Shift X', 'arayı seç'],
      ['Ctrl A', 'sayfadakilerin tümünü seç'],
    ],
  ],
  [
    'Siparişte',
    [
      ['H', 'sıradaki adım'],
      ['E', 'paket fişi'],
    ],
  ],
  [
    'İadede',
    [
      ['A', 'kabul et'],
      ['T', 'itiraz et'],
      ['Ctrl Enter', 'yanıtı gönder'],
    ],
  ],
]

/** The dialog that `?` opens. */
export function ShortcutHelp({ nav, open, onClose }: { nav: readonly NavItem[]; open: boolean; onClose: () => void }) {
  const door = useService(services.Door)
  const pages = nav.map(({ letter, text }) => [`G ${letter.toUpperCase()}`, text] as const)
  return (
    <Dialog open={open} onClose={onClose} title="Kısayollar" form closesOutside>
      {[...groups, ...(door === 'seller' ? ofSeller : []), ['Sayfalar', pages] as const].map(([title, rows]) => (
        <section key={title} aria-label={title}>
          <h3 className={css.keyGroup}>{title}</h3>
          <dl className={css.keyTable}>
            {rows.map(([keys, does]) => (
              <div key={keys} className={css.keyRow}>
                <dt className={css.keySet}>
                  {keys.split(' ').map((one) => (
                    <Key key={one}>{one}</Key>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p className={css.muted}>Tek harfler bir alana yazarken çalışmaz; Hesabım sayfasından kapatılabilir.</p>
    </Dialog>
  )
}
