import { TextLink } from '@market/ui'
import { definePage } from '../../page/page.ts'
import * as css from './buy-back.css.ts'
import { buyBackTexts as texts } from './texts.ts'
import { Wizard } from './wizard.tsx'

/** `/cihaz-satis`: the wizard to describe a device, get its price and sell it; `/static/cihaz-satis` explains it. */
export const page = definePage<null>({
  head: () => ({ title: texts.title, description: texts.intro }),
  shared: { fresh: 600, stale: 3600 },
  Component: () => (
    <div className={css.frame}>
      <div>
        <h1 className={css.title}>{texts.title}</h1>
        <p className={css.intro}>
          {texts.intro} <TextLink href="/static/cihaz-satis">{texts.how}</TextLink>
        </p>
      </div>
      <Wizard />
    </div>
  ),
})
