const key = 'renkler'
/** Empty follows the device. */
export type Scheme = '' | 'light' | 'dark'

export const chosenScheme = (): Scheme => {
  const stored = localStorage.getItem(key)
  return stored === 'light' || stored === 'dark' ? stored : ''
}

export function applyScheme(): void {
  const scheme = chosenScheme()
  if (scheme === '') delete document.documentElement.dataset['scheme']
  else document.documentElement.dataset['scheme'] = scheme
}

export function chooseScheme(scheme: Scheme): void {
  if (scheme === '') localStorage.removeItem(key)
  else localStorage.setItem(key, scheme)
  applyScheme()
}
