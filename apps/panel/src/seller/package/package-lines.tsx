import { Button, Checkbox, Icon, Panel, VisuallyHidden } from '@market/ui'
import { liraText } from '../../parts/money.ts'
import * as css from '../../parts/parts.css.ts'
import { Picture } from '../../parts/picture.tsx'
import { attributesText, giftText, type Package } from '../package-words.ts'
import * as own from '../seller.css.ts'

type Line = Package['lines'][number]

/** A picked line. With other units the line has to be picked again. */
export const pickOf = ({ line, units }: Line): string => `${line}: ${units}`

interface PackageLinesProps {
  readonly now: Package
  /** Undefined while nothing is picked. */
  readonly picked: ReadonlySet<string> | undefined
  readonly onPick: (line: Line) => void
  /** Undefined if no unit may be reported as missing. */
  readonly onUnsupplied: (() => void) | undefined
}

/** The lines of a package, with a tick for each while it is packed. */
export function PackageLines({ now, picked, onPick, onUnsupplied }: PackageLinesProps) {
  return (
    <Panel title="Paket" end={`${now.units} ürün`} flush>
      <ul>
        {now.lines.map((line) => (
          <li key={line.line} className={own.line}>
            {picked && line.units > 0 && (
              <Checkbox
                label={<VisuallyHidden>{`${line.name} toplandı`}</VisuallyHidden>}
                checked={picked.has(pickOf(line))}
                onChange={() => onPick(line)}
              />
            )}
            <Picture of={line.image} size={56} />
            <span className={own.lineText}>
              <b>{line.name}</b>
              <span className={css.small}>{attributesText(line.attributes)}</span>
              {line.cancelled > 0 && <span className={own.cancelled}>{`${line.cancelled} adet iptal`}</span>}
              {line.gift && (
                <span className={own.gift}>
                  <Icon name="gift" size="sm" />
                  {giftText(line.gift)}
                </span>
              )}
            </span>
            <span className={own.units}>{`${line.units} adet`}</span>
            <span className={own.money}>{liraText(line.paid)}</span>
          </li>
        ))}
      </ul>
      {onUnsupplied && (
        <div className={own.foot}>
          <span className={css.muted}>Elinizde olmayan ürün mü var?</span>
          <Button variant="text" size="sm" onClick={onUnsupplied}>
            Tedarik edemiyorum
          </Button>
        </div>
      )}
    </Panel>
  )
}
