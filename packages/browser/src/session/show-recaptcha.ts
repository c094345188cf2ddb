import { shellMessages } from '@market/domain/shell'

interface Recaptcha {
  ready(then: () => void): void
  render(place: HTMLElement, options: Readonly<Record<string, string | ((solution: string) => void)>>): number
}
const isRecaptcha = (value: unknown): value is Recaptcha =>
  typeof value === 'object' && value !== null && 'ready' in value && 'render' in value

/** Options of one reCAPTCHA widget. */
export interface RecaptchaWidget {
  readonly siteKey: string
  /** URL of the widget's script. */
  readonly scriptUrl: string
  readonly language: string
  /** The solution, empty once it is too old. */
  readonly onSolved: (solution: string) => void
  /** The script or its server cannot be reached; the log carries the specification's wording. */
  readonly onFailed: (reason: string) => void
}

/** Puts reCAPTCHA v2 into a place of the page. Its script is loaded with the first one. */
export function showRecaptcha(place: HTMLElement, widget: RecaptchaWidget): void {
  if (widget.siteKey === '') return widget.onFailed(shellMessages.noRobotKey)
  if (widget.scriptUrl === '') return widget.onFailed(shellMessages.noRobotVersion)
  load(widget.scriptUrl, widget.language).then(
    (recaptcha) =>
      recaptcha.ready(() =>
        recaptcha.render(place, {
          sitekey: widget.siteKey,
          hl: widget.language,
          callback: widget.onSolved,
          'expired-callback': () => widget.onSolved(''),
          'error-callback': () => widget.onFailed(shellMessages.robotExecuteFailed),
        }),
      ),
    () => widget.onFailed(shellMessages.robotScriptFailed),
  )
}

let loading: Promise<Recaptcha> | undefined

function load(scriptUrl: string, language: string): Promise<Recaptcha> {
  loading ??= new Promise<Recaptcha>((resolve, reject) => {
    const script = document.createElement('script')
    const url = new URL(scriptUrl)
    url.searchParams.set('render', 'explicit')
    url.searchParams.set('hl', language)
    script.src = url.href
    script.async = true
    script.addEventListener('load', () => {
      const found: unknown = Reflect.get(globalThis, 'grecaptcha')
      if (isRecaptcha(found)) resolve(found)
      else reject(new Error('no widget in the script'))
    })
    script.addEventListener('error', () => reject(new Error('no script')))
    document.head.append(script)
  }).catch((error: unknown) => {
    // The next form tries again.
    loading = undefined
    throw error
  })
  return loading
}
