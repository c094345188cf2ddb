import { Icon, Logo, Panel, PerforatedEdge, SkipLink, Steps, classNames, container } from '../src/index.ts'
import type { IconName } from '../src/index.ts'
import icons from '../icons/icon-list.json' with { type: 'json' }
import { colorPairs } from '../src/tokens/color.ts'
import { ActionsSection } from './actions-section.tsx'
import { FormSection } from './form-section.tsx'
import * as css from './gallery.css.ts'
import { OverlaySection } from './overlay-section.tsx'
import { PageSection } from './page-section.tsx'
import { SheetSection } from './sheet-section.tsx'

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export function Gallery() {
  return (
    <>
      <SkipLink />
      <header className={css.header}>
        <div className={classNames(container, css.bar)}>
          <Logo name="Güvercin" line="Güvenli alışverişin adresi" />
          <Steps
            label="Ödeme adımları"
            current={1}
            steps={[{ text: 'Sepet', href: '#sepet' }, { text: 'Adres' }, { text: 'Ödeme' }]}
          />
        </div>
        <PerforatedEdge side="bottom" color="header" />
      </header>
      <main id="icerik" className={classNames(container, css.board)}>
        <h1 className={classNames(css.whole, css.page)}>Bileşenler</h1>
        <Panel title="Renk rolleri" className={css.twoThirds}>
          <div className={css.swatches}>
            {Object.keys(colorPairs).map((name) => (
              <span key={name} className={css.swatch}>
                <svg className={css.patch}>
                  <rect width="100%" height="100%" fill={`var(--color-${kebab(name)})`} />
                </svg>
                {name}
              </span>
            ))}
          </div>
        </Panel>
        <Panel title="Yazı" className={css.third}>
          <p className={css.display}>Memleketin tadı</p>
          <p className={css.page}>Sayfa başlığı 26/32</p>
          <p className={css.section}>Bölüm başlığı 22/28</p>
          <p className={css.body}>Gövde 16/24: ğĞ ıI iİ şŞ çÇ öÖ üÜ ₺</p>
          <p>Arayüz 14/20: Kargo ve Lojistik Hizmet Bedeli</p>
          <p className={css.muted}>Etiket 13/18: 0123456789</p>
        </Panel>
        <ActionsSection />
        <FormSection />
        <PageSection />
        <OverlaySection />
        <SheetSection />
        <Panel title="Simgeler" className={css.whole}>
          <div className={css.row}>
            {Object.keys(icons.regular).map((name) => (
              <Icon key={name} name={name as IconName} size="lg" label={name} />
            ))}
          </div>
        </Panel>
      </main>
      <footer className={css.deep}>
        <PerforatedEdge side="top" color="headerDeep" />
        <div className={container}>
          <Logo name="Güvercin" line="Güvenli alışverişin adresi" />
        </div>
      </footer>
    </>
  )
}
