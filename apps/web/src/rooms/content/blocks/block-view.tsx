import type { ContentBlock } from '@market/domain/content'
import { Alert, AspectPicture, ButtonLink, Icon, Link, LooseStamp, VisuallyHidden } from '@market/ui'
import { pictureSource } from '../../../shared/picture/picture-source.ts'
import { newTab } from '../../../shared/link/new-tab.ts'
import { Accordion } from './accordion.tsx'
import * as css from './blocks.css.ts'
import { ContactBlock } from './contact-block.tsx'
import type { ContentData } from '../load-content.ts'
import { PlaceList } from './place-list.tsx'
import { ProductRowView } from './product-row.tsx'
import { RichText } from './rich-text.tsx'
import { SiteMap } from './site-map.tsx'
import { TextTable } from './text-table.tsx'
import * as tileCss from './tiles.css.ts'

interface BlockProps {
  readonly block: ContentBlock
  /** Ids of the block's heading or of its questions. */
  readonly anchors: readonly string[]
  readonly data: ContentData
  /** Index of the block on the page. */
  readonly at: number
}

/** Renders any block of a content page. */
export function BlockView({ block, anchors, data, at }: BlockProps) {
  switch (block.type) {
    case 'heading':
      return (
        <h2 id={anchors[0]} className={css.heading}>
          {block.text}
        </h2>
      )
    case 'subheading':
      return <h3 className={css.subheading}>{block.text}</h3>
    case 'paragraph':
      return (
        <p className={css.paragraph}>
          <RichText text={block.text} />
        </p>
      )
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List className={block.ordered ? css.ordered : css.list}>
          {block.items.map((text) => (
            <li key={text}>
              <RichText text={text} />
            </li>
          ))}
        </List>
      )
    }
    case 'table':
      return <TextTable caption={block.caption} head={block.head} rows={block.rows} />
    case 'accordion':
      return <Accordion items={block.items.map((item, index) => ({ ...item, id: anchors[index] ?? item.question }))} />
    case 'image': {
      const scene = block.image.startsWith('scene.')
      return (
        <figure className={css.figure}>
          <AspectPicture
            src={pictureSource(block.image, 640)}
            alt={block.alt}
            width={640}
            height={scene ? 480 : 640}
            className={scene ? css.figurePicture : css.figureCutout}
          />
          {block.caption && <figcaption className={css.caption}>{block.caption}</figcaption>}
        </figure>
      )
    }
    case 'notice':
      return (
        <Alert tone={block.tone} className={css.notice}>
          <RichText text={block.text} />
        </Alert>
      )
    case 'facts':
      return (
        <dl className={css.facts}>
          {block.items.map(({ label, value }) => (
            <div key={label} className={css.fact}>
              <dt>{label}</dt>
              <dd>
                <RichText text={value} />
              </dd>
            </div>
          ))}
        </dl>
      )
    case 'steps':
      return (
        <ol className={css.steps}>
          {block.items.map(({ title, text }) => (
            <li key={title} className={css.step}>
              <b>{title}</b>
              <span>
                <RichText text={text} />
              </span>
            </li>
          ))}
        </ol>
      )
    case 'tiles':
      return (
        <ul className={tileCss.tiles}>
          {block.items.map(({ icon, title, text, link }) => (
            <li key={title} className={tileCss.tile}>
              <Icon name={icon} size="lg" className={tileCss.tileIcon} />
              <Link href={link} className={tileCss.tileLink}>
                {title}
              </Link>
              <span className={tileCss.tileText}>{text}</span>
            </li>
          ))}
        </ul>
      )
    case 'stamps':
      return (
        <ul className={tileCss.stamps}>
          {block.items.map(({ image, title, text, link }, index) => (
            <li key={title}>
              <Link href={link} className={tileCss.stampLink}>
                <LooseStamp tilt={index % 2 === 0 ? 'left' : 'right'}>
                  <AspectPicture src={pictureSource(image, 160)} alt="" width={160} height={160} />
                  <b>{title}</b>
                  <small>{text}</small>
                </LooseStamp>
              </Link>
            </li>
          ))}
        </ul>
      )
    case 'products':
      return <ProductRowView row={block} products={data.rows[at] ?? []} narrow={data.page.kind !== 'landing'} />
    case 'action':
      return (
        <div className={tileCss.action}>
          <p className={tileCss.actionText}>
            <RichText text={block.text} />
          </p>
          {block.link.startsWith('https:') ? (
            <ButtonLink href={block.link} target="_blank" rel="noopener" iconAfter="arrow-up-right">
              {block.button} <VisuallyHidden>{newTab}</VisuallyHidden>
            </ButtonLink>
          ) : (
            <ButtonLink href={block.link} iconAfter="arrow-right">
              {block.button}
            </ButtonLink>
          )}
        </div>
      )
    case 'places':
      return <PlaceList places={block.items} />
    case 'form':
      return <ContactBlock title={block.title} text={block.text} />
    case 'site-map':
      return <SiteMap sections={data.sections} />
  }
}
