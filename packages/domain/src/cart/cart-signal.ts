/** Other tabs on the same browser, whose badge shows the same cart. */
export interface CartSignal {
  /** This tab has changed the cart. */
  tell(revision: number): void
  /** Called whenever another tab has. */
  onTold(run: () => void): void
}
