/** Whether the device is connected to a network. A connection does not guarantee that the shop can be reached. */
export interface Network {
  isOnline(): boolean
  /** Returns the function that stops listening. */
  onChange(listener: () => void): () => void
}
