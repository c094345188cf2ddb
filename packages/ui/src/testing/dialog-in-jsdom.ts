/**
 * jsdom draws nothing and knows no modal dialogs: this gives `<dialog>` the parts that tests can see (open, close, the
 * focus taken and given back). Does nothing where the real ones exist. `import '@market/ui/testing'` in a test.
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
