/** Notifies the other tabs of the browser, whose badges show the same cart. */
export interface CartSignal {
  /** This tab has changed the cart. */
  announce(revision: number): void
  /** Called whenever another tab has. */
  onAnnounced(run: () => void): void
}
