/** Other tabs on the same browser, whose badge shows the same cart. */
export interface CartSignal {
  /** This tab has changed the cart. */
  announce(revision: number): void
  /** Called whenever another tab has. */
  onAnnounced(run: () => void): void
}
