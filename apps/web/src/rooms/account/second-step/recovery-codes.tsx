import { CopyButton, useService } from '@market/react'
import { Button } from '@market/ui'
import { useEffect, useRef } from 'react'
import { services } from '../../../composition/tokens.ts'
import * as css from '../account.css.ts'
import { saveText } from '../privacy/save-text.ts'
import { secondStepTexts as texts } from './second-step-texts.ts'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onKept: () => void
}

/** The recovery codes, shown once, until the member confirms having saved them. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { titleShort } = useService(services.Site)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const written = codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)
  return (
    <>
      <h3 ref={title} tabIndex={-1} className={css.rowTitle}>
        {texts.recovery}
      </h3>
      <p>{texts.recoveryNote}</p>
      <ul className={css.codes} aria-label={texts.recovery}>
        {written.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={css.actions}>
        <Button
          variant="secondary"
          icon="download"
          onClick={() =>
            saveText(texts.fileName, [texts.fileTitle(titleShort), ...written, ''].join('\n'), 'text/plain')
          }
        >
          {texts.download}
        </Button>
        <CopyButton what={texts.recovery} text={written.join('\n')} />
      </div>
      <Button onClick={onKept}>{texts.kept}</Button>
    </>
  )
}
