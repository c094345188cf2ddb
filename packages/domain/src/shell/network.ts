/** Whether the device has a line at all; a line says nothing of who is at its other end. */
export interface Network {
  isOnline(): boolean
  /** Gives what ends the listening. */
  onChange(listener: () => void): () => void
}
