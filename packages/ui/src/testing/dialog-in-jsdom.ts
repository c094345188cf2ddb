/**
 * jsdom draws nothing and has no modal dialogs. This adds to `<dialog>` what tests can observe: open, close, and moving
 * the focus in and back. It does nothing where real dialogs exist. `import '@market/ui/testing'` in a test.
 */
const prototype = globalThis.HTMLDialogElement?.prototype
if (prototype && !prototype.showModal) {
  const openers = new WeakMap<HTMLDialogElement, Element | null>()
  prototype.showModal = function showModal() {
    openers.set(this, document.activeElement)
    this.setAttribute('open', '')
    this.querySelector<HTMLElement>('button, a[href], input')?.focus()
  }
  prototype.close = function close() {
    if (!this.hasAttribute('open')) return
    this.removeAttribute('open')
    const opener = openers.get(this)
    if (opener instanceof HTMLElement) opener.focus()
    this.dispatchEvent(new Event('close'))
  }
}
