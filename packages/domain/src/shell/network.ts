/** Whether the device has a line at all; a line says nothing of who is at its other end. */
export interface Network {
  isOnline(): boolean
  /** Returns the function that stops listening. */
  onChange(listener: () => void): () => void
}
