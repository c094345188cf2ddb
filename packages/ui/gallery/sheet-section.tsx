import {
  AspectPicture,
  Icon,
  IconButton,
  LooseStamp,
  Price,
  Rating,
  SectionHead,
  Skeleton,
  Stamp,
  StampSheet,
  Tag,
} from '../src/index.ts'
import type { IconName } from '../src/index.ts'
import * as css from './gallery.css.ts'
import headphones from './headphones.webp'
import teapot from './teapot.webp'

function Product({ favourite, soldOut }: { favourite?: boolean; soldOut?: boolean }) {
  return (
    <Stamp>
      <article className={css.card}>
        <div className={css.picture}>
          <AspectPicture src={teapot} alt="" width={440} height={440} className={soldOut ? css.soldOut : undefined} />
          {!soldOut && (
            <Tag tone="deal" className={css.discount}>
              %35
            </Tag>
          )}
          <span className={css.favourite}>
            <IconButton icon="heart" variant="floating" label="Favorilere ekle" pressed={favourite ?? false} />
          </span>
        </div>
        <h3 className={css.name}>
          <a href="#urun">
            <b>Köşkhan</b> Emaye Çaydanlık Takımı 2,2 L Petrol Yeşili
          </a>
        </h3>
        <Rating score="4,7" count="1.284" />
        <div>
          <Tag tone="primary" icon="truck">
            Kargo Bedava
          </Tag>
        </div>
        <div className={css.buy}>
          <Price
            amount="649,90 TL"
            previous={soldOut ? undefined : '999,00 TL'}
            holdsPrevious
            tone={soldOut ? 'muted' : 'plain'}
          />
          <IconButton
            icon={soldOut ? 'bell' : 'cart'}
            variant="framed"
            label={soldOut ? 'Gelince haber ver' : 'Sepete ekle'}
          />
        </div>
        <p className={css.shop}>
          <Icon name="storefront" size="sm" /> Köşk Mutfak
        </p>
      </article>
    </Stamp>
  )
}

const trust: [IconName, string, string][] = [
  ['truck', 'Kendi dağıtım ağımız', '81 ilde şube ve Kargomat'],
  ['shield-check', 'Ödemeniz güvende', '3D Secure, kart saklanmaz'],
  ['arrow-u-up-left', '14 gün içinde iade', 'İade kargosu ücretsiz'],
  ['storefront', 'Denetlenmiş mağazalar', 'MERSİS ve vergi kaydı açık'],
]

export function SheetSection() {
  return (
    <>
      <section className={css.whole}>
        <SectionHead
          title="Ürün kartı"
          note="olağan, favoride, tükendi, yükleniyor"
          link={{ href: '#', text: 'Tümünü gör' }}
        />
        <StampSheet slides>
          <Product />
          <Product />
          <Product favourite />
          <Product soldOut />
          {[1, 2].map((key) => (
            <Stamp key={key} still>
              <div className={css.card}>
                <Skeleton shape="picture" />
                <Skeleton />
                <Skeleton shape="medium" />
                <Skeleton shape="short" />
                <Skeleton shape="price" />
              </div>
            </Stamp>
          ))}
        </StampSheet>
      </section>
      <section className={css.whole}>
        <StampSheet columns="strip">
          {trust.map(([icon, title, text]) => (
            <Stamp key={icon} still>
              <div className={css.trust}>
                <Icon name={icon} size="xl" className={css.trustIcon} />
                <div>
                  <b>{title}</b>
                  <p className={css.trustText}>{text}</p>
                </div>
              </div>
            </Stamp>
          ))}
        </StampSheet>
      </section>
      <section className={css.whole}>
        <div className={css.saffron}>
          {(['left', 'right', 'slightLeft'] as const).map((tilt) => (
            <LooseStamp key={tilt} tilt={tilt} className={css.loose}>
              <AspectPicture src={headphones} alt="" width={440} height={440} />
              <b>Edremit</b>
              <br />
              <small>Kırma Zeytin</small>
            </LooseStamp>
          ))}
        </div>
      </section>
    </>
  )
}
